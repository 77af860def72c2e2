import { z } from 'zod';
import { variantChoices } from '@/sandbox/variants/variant-choices';

const reais = z.number().nonnegative();

/**
 * The permissions, limits and fees of an account. The control routes set them and `GET /user` shows them. Amounts are reais.
 * Every setting has a default, so a new one needs one line here and no migration.
 */
export const accountSettings = z.strictObject({
  status: z.string().default('ACTIVE'),
  plan: z.string().default('Essencial'),
  role: z.string().default('USER'),
  /** Support has replaced the token: every call with it is SVA100. */
  tokenRevoked: z.boolean().default(false),
  /** The first label of the host name that calls must use, SVA200 otherwise; null allows any host. */
  subdomain: z.string().nullable().default(null),
  /** Scopes of the token, such as `transactions:read`; null is all of them. */
  scopes: z.array(z.string()).nullable().default(null),
  /** At most `calls` in each window of `seconds`; SVG429 beyond that. */
  rateLimit: z.strictObject({ calls: z.int().positive(), seconds: z.int().positive() }).nullable().default(null),
  allowDeposit: z.boolean().default(true),
  allowWithdraw: z.boolean().default(true),
  allowInfraction: z.boolean().default(true),
  allowInternalTransfer: z.boolean().default(true),
  allowCnpjDeposit: z.boolean().default(true),
  allowKeyLookup: z.boolean().default(true),
  allowQrReading: z.boolean().default(true),
  /** The only CNPJs that withdrawals may pay, SVS201 otherwise; null allows all. */
  registeredPayees: z.array(z.string()).nullable().default(null),
  transferTicketMin: reais.default(0.01),
  transferTicketMax: reais.default(100_000),
  /** Fees of sent and of received transfers. A transfer that does not exceed the receiver's fee is SVC202. */
  transferOutFixed: reais.default(0),
  transferInFixed: reais.default(0),
  /** False: calls that move money out are SVA203. */
  ipAllowed: z.boolean().default(true),
  /** True: changes of the configuration are SVA204. */
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
  /** False: card charges are SV103. */
  allowCardCharge: z.boolean().default(true),
  /** Limits of card charges, in cents of the charge's currency. */
  cardAmountMin: z.int().min(1).default(100),
  cardAmountMax: z.int().min(1).default(5_000_000),
  /** False: quotes and conversions are SV900. */
  exchangeAvailable: z.boolean().default(true),
  /** Variants chosen for this account. They take precedence over the program's defaults. */
  variants: variantChoices.default({}),
  autoWithdraw: z.record(z.string(), z.json()).nullable().default(null),
});

export type AccountSettings = z.output<typeof accountSettings>;
