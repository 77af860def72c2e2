import { z } from 'zod';
import { lowerKeys, optionalInstant, optionalReais, optionalText, reais } from '@/lib/contracts/shape/field.shape';
import { looseRecord, optionalFlag, optionalNumber, optionalPart } from '@/lib/contracts/shape/read-field.shape';

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

const serviceFee = z.preprocess(
  lowerKeys,
  z.object({
    cashInMinimum: optionalReais,
    cashInFixed: optionalReais,
    cashInPercent: optionalNumber,
    cashOutMinimum: optionalReais,
    cashOutFixed: optionalReais,
    cashOutPercent: optionalNumber,
  }),
);

const dailyLimit = z.preprocess(
  lowerKeys,
  z.object({ limit: optionalReais, used: optionalReais, updatedAt: optionalInstant, lastReset: optionalInstant }),
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
  serviceFee: optionalPart(serviceFee),
  dailyWithdrawLimit: optionalPart(dailyLimit),
  autoWithdraw: looseRecord,
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
