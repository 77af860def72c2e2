import type { z } from 'zod';
import { autoWithdrawShapes } from '@/lib/contracts/pix/auto-withdraw.shape';
import type { Account } from '@/sandbox/accounts/account';

const ruleShape = autoWithdrawShapes['account.change'].body.shape.autoWithdraw;

export type AutoWithdrawRule = z.output<typeof ruleShape>;

/** The rule an account withdraws by itself under; null without one, and while it is switched off. */
export function activeRule({ settings }: Account): AutoWithdrawRule | null {
  const rule = ruleShape.safeParse(settings.autoWithdraw);
  return rule.success && rule.data.enabled ? rule.data : null;
}
