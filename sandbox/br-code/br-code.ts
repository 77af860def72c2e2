import { type Units, unitsToReais } from '@/sandbox/money/units';
import { checksum } from './checksum';

interface Charge {
  /** URL of the charge without a scheme, at most 77 characters. */
  readonly location: string;
  /** Null when only the institution behind the URL knows it. */
  readonly amount: Units | null;
  readonly merchant: string;
}

/** The copy-and-paste code of a dynamic Pix charge, in EMV tags. */
export function brCode({ location, amount, merchant }: Charge): string {
  const body = [
    tag('00', '01'),
    tag('01', '12'),
    tag('26', tag('00', 'br.gov.bcb.pix') + tag('25', location)),
    tag('52', '0000'),
    tag('53', '986'),
    amount === null ? '' : tag('54', unitsToReais(amount)),
    tag('58', 'BR'),
    tag('59', plain(merchant).slice(0, 25)),
    tag('60', 'SAO PAULO'),
    tag('62', tag('05', '***')),
    '6304',
  ].join('');
  return body + checksum(body);
}

function tag(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Upper case without accents, which every bank app can read. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\w ]/g, '')
    .toUpperCase();
}
