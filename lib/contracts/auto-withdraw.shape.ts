import { z } from 'zod';
import { accountShapes } from './account.shape';
import { autoWithdrawFrequencies } from './auto-withdraw';
import { amountFrom, pixKeyFields, pixKeyRule } from './body-field.shape';

const rule = z
  .strictObject({
    enabled: z.boolean(),
    ...pixKeyFields,
    frequency: z.enum(autoWithdrawFrequencies),
    /** 0 is Sunday. */
    weekday: z.int().min(0).max(6).optional(),
    dayOfMonth: z.int().min(1).max(31).optional(),
    minimumBalance: amountFrom(0),
    keepBalance: amountFrom(0).optional(),
  })
  .refine(pixKeyRule.check, pixKeyRule.report)
  .refine(({ frequency, weekday }) => (frequency === 'WEEKLY') === (weekday !== undefined), {
    path: ['weekday'],
    message: 'for a weekly rule and no other',
  })
  .refine(({ frequency, dayOfMonth }) => (frequency === 'MONTHLY') === (dayOfMonth !== undefined), {
    path: ['dayOfMonth'],
    message: 'for a monthly rule and no other',
  });

export const autoWithdrawShapes = {
  'account.change': { ...accountShapes['account.read'], body: z.strictObject({ autoWithdraw: rule }) },
};
