import { z } from 'zod';
import { visibleText } from '@/lib/format/text/visible-text';
import { invoiceLimits } from './payment-invoices';

/** One line without signs that nobody sees; empty where there is none. */
const invoiceNumber = z
  .string()
  .max(invoiceLimits.number * 2)
  .transform((typed) => visibleText(typed).normalize('NFC'))
  .pipe(z.string().max(invoiceLimits.number));

const invoiceRecord = z.object({
  invoiceNumber: z.string().nullable(),
  file: z.object({ fileName: z.string(), mimeType: z.string(), size: z.number() }).nullable(),
  staff: z.string(),
  changedAt: z.string(),
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  version: z.number(),
});

export type PaymentInvoice = z.output<typeof invoiceRecord>;

export const paymentInvoiceShapes = {
  'paymentInvoices.read': {
    record: z.object({
      invoice: invoiceRecord.nullable(),
      mayChange: z.boolean(),
      /** Whether the reader may open the file, which nothing masks. */
      mayOpen: z.boolean(),
    }),
  },
  'paymentInvoices.add': { body: z.strictObject({ invoiceNumber, file: z.file().optional() }), record: z.null() },
  'paymentInvoices.change': {
    body: z.strictObject({
      invoiceNumber,
      /** The version that was seen; 0 where there was none. */
      version: z.string().regex(/^\d{1,9}$/),
      /** Whether the file that is there stays, where none comes along. */
      fileStays: z.enum(['yes', 'no']),
      file: z.file().optional(),
    }),
    record: z.null(),
  },
  'paymentInvoices.open': { record: z.instanceof(Uint8Array) },
};
