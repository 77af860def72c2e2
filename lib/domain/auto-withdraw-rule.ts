import { autoWithdrawFrequencies } from '@/lib/contracts/pix/account/auto-withdraw';
import { type PixKeyType, pixKeyTypes } from '@/lib/contracts/pix/account/pix-keys';
import { reaisToNumber, toReais } from '@/lib/format/money/money';

export type Frequency = (typeof autoWithdrawFrequencies)[number];

/** The automatic withdrawal rule in the format we assume. Amounts are reais as on the wire. */
export interface AutoWithdrawRule {
  readonly enabled: boolean;
  readonly pixKey: string;
  readonly pixType: PixKeyType;
  readonly frequency: Frequency;
  /** 0 is Sunday; for a weekly rule only. */
  readonly weekday?: number;
  /** For a monthly rule only. */
  readonly dayOfMonth?: number;
  /** Nothing is withdrawn below it. */
  readonly minimumBalance: number;
  /** What stays in the account. */
  readonly keepBalance?: number;
}

type Raw = Readonly<Record<string, unknown>>;

/** Parses the rule of the profile; null for a different format, which is then shown raw. */
export function parseAutoWithdrawRule(raw: Raw): AutoWithdrawRule | null {
  const pixType = pixKeyTypes.find((known) => known === String(raw.pixType).toLowerCase());
  const frequency = autoWithdrawFrequencies.find((known) => known === raw.frequency);
  const minimumBalance = amountIn(raw.minimumBalance);
  if (typeof raw.enabled !== 'boolean' || typeof raw.pixKey !== 'string' || !pixType || !frequency || minimumBalance === undefined)
    return null;
  return {
    enabled: raw.enabled,
    pixKey: raw.pixKey,
    pixType,
    frequency,
    minimumBalance,
    weekday: wholeIn(raw.weekday),
    dayOfMonth: wholeIn(raw.dayOfMonth),
    keepBalance: amountIn(raw.keepBalance),
  };
}

function amountIn(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  try {
    return reaisToNumber(toReais(value));
  } catch {
    return undefined;
  }
}

function wholeIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}
