import type { z } from 'zod';
import { autoWithdrawShapes } from '@/lib/contracts/pix/account/auto-withdraw.shape';
import type { Account } from '@/sandbox/accounts/account';

const ruleShape = autoWithdrawShapes['account.change'].body.shape.autoWithdraw;

export type AutoWithdrawRule = z.output<typeof ruleShape>;

/** The rule of an account's automatic withdrawals; null without a rule and while it is disabled. */
export function activeRule({ settings }: Account): AutoWithdrawRule | null {
  const rule = ruleShape.safeParse(settings.autoWithdraw);
  return rule.success && rule.data.enabled ? rule.data : null;
}
