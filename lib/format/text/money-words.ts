import type { Locale } from '@/lib/format/locale';
import { type Reais, reaisToCents } from '@/lib/format/money/money';

interface Words {
  readonly small: readonly string[];
  readonly tens: readonly string[];
  readonly hundreds: readonly string[];
  /** Singular and plural of thousand, million and thousand million. */
  readonly groups: readonly (readonly [string, string])[];
}

const portuguese: Words = {
  small: 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  ),
  tens: ' . vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' '),
  hundreds: '. cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' '),
  groups: [
    ['', ''],
    ['mil', 'mil'],
    ['milhão', 'milhões'],
    ['bilhão', 'bilhões'],
  ],
};

const english: Words = {
  small:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: ' . twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  hundreds: [],
  groups: [
    ['', ''],
    ['thousand', 'thousand'],
    ['million', 'million'],
    ['billion', 'billion'],
  ],
};

/**
 * An amount in words, as on a cheque: "duzentos e quarenta e oito reais e noventa centavos". For amounts from zero to a million million.
 * @throws RangeError for fractions of a centavo.
 */
export function moneyWords(value: Reais, locale: Locale): string {
  const cents = reaisToCents(value);
  const whole = Math.floor(cents / 100);
  const rest = cents % 100;
  const [and, count] = locale === 'pt-BR' ? (['e', inPortuguese] as const) : (['and', inEnglish] as const);
  const reais = `${count(whole)}${locale === 'pt-BR' && roundMillions(whole) ? ' de' : ''} ${whole === 1 ? 'real' : 'reais'}`;
  const centavos = `${count(rest)} ${rest === 1 ? 'centavo' : 'centavos'}`;
  if (rest === 0) return reais;
  return whole === 0 ? centavos : `${reais} ${and} ${centavos}`;
}

/** "um milhão de reais", but "um milhão e duzentos mil reais". */
function roundMillions(whole: number): boolean {
  return whole > 0 && whole % 1_000_000 === 0;
}

function inPortuguese(whole: number): string {
  const groups = groupsOf(whole);
  return groups
    .map(({ value, rank }, at) => {
      const last = at === groups.length - 1;
      const and = at > 0 && last && (value < 100 || value % 100 === 0) ? 'e ' : '';
      return and + (rank === 1 && value === 1 ? 'mil' : named(hundredsInPortuguese(value), rank, value, portuguese));
    })
    .join(' ');
}

function hundredsInPortuguese(value: number): string {
  if (value === 100) return 'cem';
  const parts = [portuguese.hundreds[Math.floor(value / 100)], ...belowHundred(value % 100, portuguese)];
  return (value < 100 ? parts.slice(1) : parts).join(' e ');
}

function inEnglish(whole: number): string {
  return groupsOf(whole)
    .map(({ value, rank }) => {
      const hundreds = value < 100 ? '' : `${english.small[Math.floor(value / 100)]} hundred`;
      const below = belowHundred(value % 100, english).join('-');
      return named([hundreds, below].filter(Boolean).join(' '), rank, value, english);
    })
    .join(' ');
}

function belowHundred(value: number, words: Words): string[] {
  if (value === 0) return [];
  if (value < 20) return [words.small[value] ?? ''];
  return [words.tens[Math.floor(value / 10)] ?? '', ...belowHundred(value % 10, words)];
}

function named(text: string, rank: number, value: number, { small, groups }: Words): string {
  const [one, several] = groups[rank] ?? ['', ''];
  return [text || small[0], value === 1 ? one : several].filter(Boolean).join(' ');
}

/** The non-zero groups of three digits, largest first; zero is a single group. */
function groupsOf(whole: number): { value: number; rank: number }[] {
  const groups = [3, 2, 1, 0].map((rank) => ({ rank, value: Math.floor(whole / 1000 ** rank) % 1000 })).filter(({ value }) => value > 0);
  return groups.length > 0 ? groups : [{ rank: 0, value: 0 }];
}
