import 'server-only';
import type { ExportFormat } from '@/lib/contracts/office/files/exports';

/** Extension and content type of each file format. */
export const fileTypes: Readonly<Record<ExportFormat, { readonly extension: string; readonly contentType: string }>> = {
  sheet: { extension: 'csv', contentType: 'text/csv; charset=utf-8' },
  machine: { extension: 'csv', contentType: 'text/csv; charset=utf-8' },
  xlsx: { extension: 'xlsx', contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  ofx: { extension: 'ofx', contentType: 'application/x-ofx' },
  chain: { extension: 'jsonl', contentType: 'text/plain; charset=utf-8' },
};
