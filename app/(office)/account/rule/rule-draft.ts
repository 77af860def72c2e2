import type { PixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import { fitsNumber, numberRules } from '@/lib/contracts/shape/field-rules';
import type { AutoWithdrawRule, Frequency } from '@/lib/domain/auto-withdraw-rule';
import type { Locale } from '@/lib/format/locale';
import { reaisToNumber, toReais } from '@/lib/format/money/money';
import { formatReaisParts } from '@/lib/format/money/money-text';
import { parseTypedMoney } from '@/lib/format/money/typed-money';

/** A rule as it is typed, besides the key it pays. */
export interface RuleDraft {
  readonly enabled: boolean;
  readonly frequency: Frequency;
  readonly weekday: string;
  readonly dayOfMonth: string;
  readonly minimum: string;
  readonly keepBalance: string;
}

export type RuleField = 'minimum' | 'keepBalance' | 'dayOfMonth';

export function draftOf(rule: AutoWithdrawRule | null, locale: Locale): RuleDraft {
  const typed = (amount: number | undefined) => (amount === undefined ? '' : formatReaisParts(toReais(amount), locale).number);
  return {
    enabled: rule?.enabled ?? true,
    frequency: rule?.frequency ?? 'DAILY',
    weekday: String(rule?.weekday ?? 1),
    dayOfMonth: String(rule?.dayOfMonth ?? 1),
    // An amount the rule does not have is an empty field, not zero.
    minimum: typed(rule?.minimumBalance),
    keepBalance: typed(rule?.keepBalance),
  };
}

/** Parses a draft and its key: the rule to send, or the invalid fields. Fields of the other frequencies are left out. */
export function readDraft(draft: RuleDraft, key: PixKey | null): { rule: AutoWithdrawRule | null; wrong: readonly RuleField[] } {
  const minimum = amountOf(draft.minimum);
  const keepBalance = draft.keepBalance.trim() === '' ? undefined : amountOf(draft.keepBalance);
  const day = Number(draft.dayOfMonth);
  const dayFits = draft.frequency !== 'MONTHLY' || fitsNumber(numberRules.dayOfMonth, day);
  const wrong: RuleField[] = [
    ...(minimum === null ? ['minimum' as const] : []),
    ...(keepBalance === null ? ['keepBalance' as const] : []),
    ...(dayFits ? [] : ['dayOfMonth' as const]),
  ];
  if (!key || minimum === null || keepBalance === null || !dayFits) return { rule: null, wrong };
  const { enabled, frequency, weekday } = draft;
  return {
    wrong,
    rule: {
      enabled,
      ...key,
      frequency,
      minimumBalance: minimum,
      ...(frequency === 'WEEKLY' ? { weekday: Number(weekday) } : {}),
      ...(frequency === 'MONTHLY' ? { dayOfMonth: day } : {}),
      ...(keepBalance === undefined ? {} : { keepBalance }),
    },
  };
}

function amountOf(text: string): number | null {
  const read = parseTypedMoney(text);
  return read.kind === 'value' ? reaisToNumber(read.value) : null;
}
