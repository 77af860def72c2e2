import { z } from 'zod';

const reais = z.number().nonnegative();

/**
 * What an account is allowed and charged, as the control door sets it and `GET /user` shows it. Amounts are reais.
 * Everything has a default, so that a new switch needs one line here and no migration.
 */
export const accountSettings = z.strictObject({
  status: z.string().default('ACTIVE'),
  plan: z.string().default('Essencial'),
  role: z.string().default('USER'),
  /** Registry resources and effects the token may use, such as `transactions:read`; null is all of them. */
  scopes: z.array(z.string()).nullable().default(null),
  /** At most `calls` in each window of `seconds`; beyond that SVG429. */
  rateLimit: z.strictObject({ calls: z.int().positive(), seconds: z.int().positive() }).nullable().default(null),
  allowDeposit: z.boolean().default(true),
  allowWithdraw: z.boolean().default(true),
  allowInfraction: z.boolean().default(true),
  allowInternalTransfer: z.boolean().default(true),
  allowCnpjDeposit: z.boolean().default(true),
  allowKeyLookup: z.boolean().default(true),
  allowQrReading: z.boolean().default(true),
  /** SVA203 on what moves money out. */
  ipAllowed: z.boolean().default(true),
  /** SVA204 on changes of configuration. */
  blockedForChanges: z.boolean().default(false),
  cashInTicketMin: reais.default(1),
  cashInTicketMax: reais.default(50_000),
  cashOutTicketMin: reais.default(0.01),
  cashOutTicketMax: reais.default(100_000),
  documentRequiredAbove: reais.default(5_000),
  cashInMinimum: reais.default(0.115),
  cashInFixed: reais.default(0),
  cashInPercent: reais.default(0.99),
  cashOutMinimum: reais.default(0),
  cashOutFixed: reais.default(0.85),
  cashOutPercent: reais.default(0),
  dailyWithdrawLimit: reais.default(500_000),
  autoWithdraw: z.record(z.string(), z.json()).nullable().default(null),
});

export type AccountSettings = z.output<typeof accountSettings>;
