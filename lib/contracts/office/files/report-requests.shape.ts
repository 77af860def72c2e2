import { z } from 'zod';
import { FileStream } from '@/lib/contracts/file-stream';
import { reportShapes } from '@/lib/contracts/pix/reports.shape';

const askedReport = z.object({
  id: z.string(),
  /** The service's status, `EXPIRED` once its time is over and `UNKNOWN` where the service knows no such report. */
  status: z.string(),
  dateFrom: z.string(),
  dateTo: z.string(),
  /** Empty for all of them. */
  statuses: z.array(z.string()),
  types: z.array(z.string()),
  staff: z.string(),
  mine: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
});

export type ReportRequest = z.output<typeof askedReport>;

export const reportRequestShapes = {
  'reports.request': { body: reportShapes['reports.create'].body, record: askedReport },
  'reports.requested': { record: z.object({ items: z.array(askedReport) }) },
  'reports.check': { record: z.object({ name: z.string() }) },
  'reports.file': { record: z.instanceof(FileStream) },
};
