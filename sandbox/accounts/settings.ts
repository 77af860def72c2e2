import { z } from 'zod';
import { variantChoices } from '@/sandbox/variants/variant-choices';

const reais = z.number().nonnegative();

/**
 * What an account is allowed and charged, as the control routes sets it and `GET /user` shows it. Amounts are reais.
 * Everything has a default, so that a new switch needs one line here and no migration.
 */
export const accountSettings = z.strictObject({
  status: z.string().default('ACTIVE'),
  plan: z.string().default('Essencial'),
  role: z.string().default('USER'),
  /** Replaced by support: the token is good for nothing any more (SVA100). */
  tokenRevoked: z.boolean().default(false),
  /** The only first label of a host name under which the account is reached; any where it is null (SVA200). */
  subdomain: z.string().nullable().default(null),
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
  /** The CNPJs that may be paid, in place of any (SVS201). */
  registeredPayees: z.array(z.string()).nullable().default(null),
  transferTicketMin: reais.default(0.01),
  transferTicketMax: reais.default(100_000),
  /** Transfers are free unless these are set. What this account pays for one it sends, and for one it gets (SVC202). */
  transferOutFixed: reais.default(0),
  transferInFixed: reais.default(0),
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
  /** SV103 on card charges. */
  allowCardCharge: z.boolean().default(true),
  /** Whole cents, of the currency of the charge. */
  cardAmountMin: z.int().min(1).default(100),
  cardAmountMax: z.int().min(1).default(5_000_000),
  /** SV900 on quotes and conversion. */
  exchangeAvailable: z.boolean().default(true),
  /** The variants of the service that this account meets, whatever the others do. */
  variants: variantChoices.default({}),
  autoWithdraw: z.record(z.string(), z.json()).nullable().default(null),
});

export type AccountSettings = z.output<typeof accountSettings>;
