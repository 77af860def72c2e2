import { z } from 'zod';
import { lowerKeys, optionalReais, optionalText, reais } from '@/lib/contracts/shape/field.shape';

const fees = {
  cashInMinimum: z.number(),
  cashInFixed: z.number(),
  cashInPercent: z.number(),
  cashOutMinimum: z.number(),
  cashOutFixed: z.number(),
  cashOutPercent: z.number(),
};

const limit = { limit: z.number(), used: z.number(), updatedAt: z.string().nullable(), lastReset: z.string().nullable() };

/** interface: Account, "carries name, document, plan, limits, permissions and fee rules". */
const accountWire = z.looseObject({
  accountNumber: z.string().regex(/^\d{6}$/),
  name: z.string(),
  document: z.string(),
  plan: z.string(),
  status: z.string(),
  balanceAvailable: z.number(),
  balanceBlocked: z.number(),
  allowWithdraw: z.boolean(),
  allowDeposit: z.boolean(),
  allowInfraction: z.boolean(),
  cashInTicketMin: z.number(),
  cashInTicketMax: z.number(),
  cashOutTicketMin: z.number(),
  cashOutTicketMax: z.number(),
  AutoWithdraw: z.looseObject({}).nullable(),
  ServiceFee: z.object(fees),
  DailyWithdrawLimit: z.object(limit),
});

const optionalFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? null);
const optionalPercent = z
  .number()
  .nullish()
  .transform((percent) => percent ?? null);

const serviceFee = z.preprocess(
  lowerKeys,
  z.object({
    cashInMinimum: optionalReais,
    cashInFixed: optionalReais,
    cashInPercent: optionalPercent,
    cashOutMinimum: optionalReais,
    cashOutFixed: optionalReais,
    cashOutPercent: optionalPercent,
  }),
);

const dailyLimit = z.preprocess(
  lowerKeys,
  z.object({ limit: optionalReais, used: optionalReais, updatedAt: optionalText, lastReset: optionalText }),
);

const knownAccount = z.looseObject({
  name: optionalText,
  document: optionalText,
  plan: optionalText,
  accountNumber: optionalText,
  branch: optionalText,
  role: optionalText,
  status: optionalText,
  allowDeposit: optionalFlag,
  allowWithdraw: optionalFlag,
  allowInfraction: optionalFlag,
  allowInternalTransfer: optionalFlag,
  cashInTicketMin: optionalReais,
  cashInTicketMax: optionalReais,
  cashOutTicketMin: optionalReais,
  cashOutTicketMax: optionalReais,
  serviceFee: serviceFee.nullish().transform((fee) => fee ?? null),
  dailyWithdrawLimit: dailyLimit.nullish().transform((daily) => daily ?? null),
  autoWithdraw: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((rule) => rule ?? null),
});

/** Unknown fields are kept apart and shown read-only. The balance has a call of its own. */
const accountRecord = z.preprocess(lowerKeys, knownAccount).transform((wire) => {
  const { balanceAvailable: _available, balanceBlocked: _blocked, ...account } = wire;
  const others = Object.fromEntries(Object.entries(account).filter(([key]) => !(key in knownAccount.shape)));
  const known = knownAccount.parse(account);
  return { ...known, others };
});

const balanceWire = z.object({ available: z.number(), blocked: z.number() });

const balanceRecord = z.preprocess(
  (wire) => {
    const seen = z.looseObject({}).safeParse(wire);
    if (!seen.success) return wire;
    return { available: seen.data.available ?? seen.data.balanceAvailable, blocked: seen.data.blocked ?? seen.data.balanceBlocked };
  },
  z.object({ available: reais, blocked: reais }),
);

export const accountShapes = {
  'account.read': { wire: accountWire, record: accountRecord },
  'balance.read': { wire: balanceWire, record: balanceRecord },
};
