import { z } from 'zod';
import { bodyInstant } from '@/lib/contracts/shape/body-field.shape';
import { instant, nullableText, optionalInstant, word } from '@/lib/contracts/shape/field.shape';
import { pageRecord, pageWire } from '@/lib/contracts/shape/page.shape';
import { transactionFilterTypes, transactionStatuses } from './payments/transactions';
import { reportStatuses } from './reports';

/** Statuses and types are lists here, but comma-separated in the query of the transactions. */
const reportBody = z
  .strictObject({
    dateFrom: bodyInstant,
    dateTo: bodyInstant,
    status: z.array(z.enum(transactionStatuses)).optional(),
    type: z.array(z.enum(transactionFilterTypes)).optional(),
  })
  .refine(({ dateFrom, dateTo }) => Date.parse(dateFrom) <= Date.parse(dateTo), { path: ['dateTo'], message: 'before dateFrom' });

const reportWire = z.object({
  id: z.string(),
  status: z.enum(reportStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  expiresAt: nullableText,
});

/** A report past `expiresAt` is expired even where its status does not say so. */
const reportRecord = z.object({
  id: z.string().min(1),
  status: word.transform((status) => (status === 'RUNNING' ? 'PROCESSING' : status)),
  createdAt: instant,
  updatedAt: optionalInstant,
  expiresAt: optionalInstant,
});

export const reportShapes = {
  'reports.create': { body: reportBody, wire: reportWire, record: reportRecord },
  'reports.list': { wire: pageWire(reportWire), record: pageRecord(reportRecord) },
  'reports.read': { wire: reportWire, record: reportRecord },
  'reports.download': {
    wire: z.object({ url: z.string(), expiresAt: z.string() }),
    record: z.object({ url: z.url({ protocol: /^https?$/ }), expiresAt: optionalInstant }),
  },
};
