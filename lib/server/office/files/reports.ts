import 'server-only';
import { FileStream } from '@/lib/contracts/file-stream';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { endpointNamed } from '@/lib/contracts/registry';
import { businessDay } from '@/lib/format/date';
import { instantIn } from '@/lib/format/time/instant-in';
import { zoneOfDays } from '@/lib/format/time/zone-of-days';
import { streamOf } from '@/lib/server/http/response/stream-of';
import { announce } from '@/lib/server/live/announce';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { signedAddress, statusIn } from '@/lib/server/reports/report-at-service';
import { openSignedFile } from '@/lib/server/reports/signed-file';
import { findReport, insertReportRequest, listReports, type ReportRequestRow, updateReportState } from '@/lib/server/reports/store';
import { readRecord } from '@/lib/server/upstream/reading/read-record';

/** interface: Reports. The request is stored once the service has accepted it. */
export const requestReport: OfficeHandler<'reports.request'> = async (call) => {
  const { body, caller, services, requestId, note } = call;
  const answer = await services.upstream({ endpoint: endpointNamed('reports.create'), body, requestId });
  const { id, status, expiresAt } = readRecord('reports.create', answer, { requestId });
  const row = {
    id,
    staffId: caller.staffId,
    dateFrom: new Date(body.dateFrom),
    dateTo: new Date(body.dateTo),
    statuses: body.status ?? [],
    types: body.type ?? [],
    status,
    createdAt: services.now(),
    expiresAt: instantIn(expiresAt),
  };
  await insertReportRequest(services.db, row);
  note({ object: id });
  await announce(services.db, ['reports']);
  return recordOf(row, caller.name, true, row.createdAt);
};

export const listReportRequests: OfficeHandler<'reports.requested'> = async ({ caller, services }) => {
  const rows = await listReports(services.db);
  return { items: rows.map(({ row, staff }) => recordOf(row, staff, row.staffId === caller.staffId, services.now())) };
};

export const checkReport: OfficeHandler<'reports.check'> = async ({ params, services, requestId }) => {
  const row = await findReport(services.db, params.reportId);
  await addressOf(params.reportId, row, { services, requestId });
  return { name: nameOf(params.reportId, row) };
};

/** Streams the report file through us, from a URL created for this download. */
export const downloadReport: OfficeHandler<'reports.file'> = async (call) => {
  const { params, services } = call;
  const row = await findReport(services.db, params.reportId);
  const url = await addressOf(params.reportId, row, call);
  const { size, bytes } = await openSignedFile(url, services.environment);
  return new FileStream({ name: nameOf(params.reportId, row), contentType: 'text/csv; charset=utf-8', size, body: streamOf(bytes) });
};

type Call = Pick<OfficeCall, 'services' | 'requestId'>;

/** A fresh signed URL. The state implied by a refusal is stored for the list. */
async function addressOf(id: string, row: ReportRequestRow | null, { services, requestId }: Call): Promise<URL> {
  try {
    return await signedAddress(id, services, requestId);
  } catch (error) {
    const status = statusIn(error);
    if (row && status !== null && status !== row.status) {
      await updateReportState(services.db, row, { status, expiresAt: null }, services.now());
      await announce(services.db, ['reports']);
    }
    throw error;
  }
}

function nameOf(id: string, row: ReportRequestRow | null): string {
  if (row === null) return `report-${id}.csv`;
  const zone = zoneOfDays(row.dateFrom.toISOString(), row.dateTo.toISOString());
  return `report-${businessDay(row.dateFrom, zone)}-${businessDay(row.dateTo, zone)}.csv`;
}

function recordOf(row: Omit<ReportRequestRow, 'nextAt'>, staff: string, mine: boolean, now: Date): ReportRequest {
  const { id, status, dateFrom, dateTo, statuses, types, createdAt, expiresAt } = row;
  return {
    id,
    status: expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status,
    dateFrom: dateFrom.toISOString(),
    dateTo: dateTo.toISOString(),
    statuses: [...statuses],
    types: [...types],
    staff,
    mine,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
