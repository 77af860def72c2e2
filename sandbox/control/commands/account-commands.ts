import { z } from 'zod';
import { transactionShapes } from '@/lib/contracts/pix/payments/transactions.shape';
import { accountSettings } from '@/sandbox/accounts/settings';
import { tokenText } from '@/sandbox/accounts/token';

/** Commands of the control routes, one schema per call. Amounts are reais, as on the wire. */

export const accountCommand = z.strictObject({
  token: tokenText,
  /** Length of the history; only a new account gets one. */
  transactions: z.int().min(0).max(5_000_000).default(0),
});

const wholeCentavos = z.number().refine((value) => /^-?\d{1,12}(\.\d{1,2})?$/.test(String(value)), 'whole centavos');

/** Settings to change, and a balance to set. */
export const accountChange = z.strictObject({ ...accountSettings.shape, available: wholeCentavos, blocked: wholeCentavos }).partial();

export const clockCommand = z.strictObject({
  now: z.iso.datetime({ offset: true }).optional(),
  advanceSeconds: z.number().optional(),
  /** Seconds of the sandbox per real second; 0 stops the clock. */
  speed: z.number().nonnegative().optional(),
  /** Resets the clock to the machine's time. */
  real: z.literal(true).optional(),
});

const {
  qrCodeBase64: _image,
  qrCodeUrl: _url,
  method: _method,
  ...fields
} = transactionShapes['transactions.list'].wire.shape.data.element.shape;

/** A transaction to store as given. Missing fields are null; id and times are generated. */
export const transactionCommand = z.strictObject({
  token: tokenText,
  transaction: z.strictObject(fields).partial().extend({ expiresAt: z.string().nullable().optional() }).default({}),
});

export type AccountCommand = z.input<typeof accountCommand>;
export type AccountChange = z.input<typeof accountChange>;
export type ClockCommand = z.input<typeof clockCommand>;
export type TransactionCommand = z.input<typeof transactionCommand>;
