import { z } from 'zod';
import { amountFrom, confirmedPayee, numberFrom, pixKeyFields, pixKeyRule } from '@/lib/contracts/shape/body-field.shape';
import { numberRules } from '@/lib/contracts/shape/field-rules';
import { accountShapes } from './account.shape';
import { autoWithdrawFrequencies } from './auto-withdraw';

const rule = z
  .strictObject({
    enabled: z.boolean(),
    ...pixKeyFields,
    frequency: z.enum(autoWithdrawFrequencies),
    /** 0 is Sunday. */
    weekday: z.int().min(0).max(6).optional(),
    dayOfMonth: numberFrom(numberRules.dayOfMonth).optional(),
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

const { wire, record } = accountShapes['account.read'];

export const autoWithdrawShapes = {
  'account.change': {
    /** A rule that is turned off pays nobody: it needs no confirmation. */
    request: z.strictObject({ autoWithdraw: rule, ...confirmedPayee.partial().shape }),
    body: z.strictObject({ autoWithdraw: rule }),
    wire,
    /** No transaction results from it. */
    record: record.transform((account) => ({ ...account, id: null })),
  },
};
