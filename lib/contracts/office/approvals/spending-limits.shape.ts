import { z } from 'zod';
import { roleId } from '@/lib/contracts/office/roles/role-id.shape';
import { reais } from '@/lib/contracts/shape/field.shape';
import { compareReais, toReais } from '@/lib/format/money/money';
import { maxFirstPaymentWaitHours } from './spending-limits';

/** The most that may be sent; nought stops it. Null where it is not limited. */
const maxAmount = reais.refine((amount) => compareReais(amount, toReais(0)) >= 0).nullable();
const hour = z.int().min(0).max(23);

export const spendingLimitFields = z.strictObject({
  /** Withdrawals, paid codes and transfers of one person in one day of São Paulo, with the one being asked for. */
  payoutsPerDay: maxAmount,
  /** Refunds of Pix payments, counted in the same way. */
  refundsPerDay: maxAmount,
  /** To one payee in any 24 hours, while the first payment to them is less than 24 hours old. */
  newPayeePerDay: maxAmount,
  /** How many hours must pass between the first look-up of a payee and the first payment to them. */
  firstPaymentWaitHours: z.int().min(1).max(maxFirstPaymentWaitHours).nullable(),
  /** Between these hours of São Paulo, which may lie around midnight. */
  night: z
    .strictObject({ from: hour, until: hour, amount: reais.refine((amount) => compareReais(amount, toReais(0)) >= 0) })
    .refine(({ from, until }) => from !== until)
    .nullable(),
  enabled: z.boolean(),
});

export type SpendingLimitFields = z.output<typeof spendingLimitFields>;

const spendingLimitRecord = spendingLimitFields.extend({
  /** The name of a role, or the id of a person. */
  scope: z.string(),
  /** Null for a role. */
  person: z.string().nullable(),
  version: z.number(),
  changedBy: z.string(),
  changedAt: z.string(),
});

export type SpendingLimitRecord = z.output<typeof spendingLimitRecord>;

/** A limit with what was used of it; `left` is never below nought. */
const usedLimit = z.object({ limit: reais, used: reais, left: reais }).nullable();

export const spendingLimitShapes = {
  'spendingLimits.list': {
    record: z.object({
      items: z.array(spendingLimitRecord),
      /** Everybody active whose role may send money, to choose from. */
      people: z.array(z.object({ id: z.string(), name: z.string(), role: roleId })),
      /** Whether a change waits for a second administrator. */
      changesWait: z.boolean(),
    }),
  },
  'spendingLimits.mine': {
    record: z.object({
      payouts: usedLimit,
      refunds: usedLimit,
      newPayeePerDay: reais.nullable(),
      firstPaymentWaitHours: z.number().nullable(),
      /** `isNow` while it is night. */
      night: z.object({ from: z.number(), until: z.number(), isNow: z.boolean(), limit: reais, used: reais, left: reais }).nullable(),
    }),
  },
  'spendingLimits.save': {
    /** The version that was seen; 0 for a new limit. */
    body: spendingLimitFields.extend({ version: z.int().min(0) }),
    record: z.object({ scope: z.string(), version: z.number() }),
  },
};
