import 'server-only';
import { FileStream } from '@/lib/contracts/file-stream';
import { formatOfList } from '@/lib/contracts/office/files/exports';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';
import { type TotalLine, totalLines } from '@/lib/contracts/office/files/total-lines';
import { may, type Permission } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { isZeroReais, type Reais } from '@/lib/format/money/money';
import { exportedListOf, exportedLists } from '@/lib/server/exports/exported-lists';
import { fileNameOf } from '@/lib/server/exports/file/file-name';
import { filePeriod } from '@/lib/server/exports/file/file-period';
import { fileTypes } from '@/lib/server/exports/file/file-types';
import { fillsSheet } from '@/lib/server/exports/fills-sheet';
import { addJob, cancelExport, type ExportJob, jobsOf, ownJob, piecesOf } from '@/lib/server/exports/store';
import { streamOf } from '@/lib/server/http/response/stream-of';
import { announce } from '@/lib/server/live/announce';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { parseQuery } from '@/lib/server/request/parse';
import type { Services } from '@/lib/server/services';

export const listExports: OfficeHandler<'exports.list'> = async ({ caller, services }) => {
  return { items: await Promise.all((await jobsOf(services, caller.staffId)).map((job) => recordOf(job, services))) };
};

/** Creates an export. Needs the permission for its list; the filters are parsed as the list parses them, before anything begins. */
export const createExport: OfficeHandler<'exports.create'> = async (call) => {
  const { body, caller, services, note } = call;
  const list = exportedLists[body.list];
  const { endpoint, columns } = list;
  mayRead(call, endpoint.permission);
  parseQuery(list.read, new URLSearchParams(body.search), services.environment, caller);
  const wrong = body.columns.filter((column) => !columns.includes(column));
  if (wrong.length > 0) throw invalid('columns');
  if ((formatOfList[body.form] ?? body.list) !== body.list) throw invalid('form');
  if (body.sort !== undefined && !list.sorted(body.sort)) throw invalid('sort');
  if (body.form === 'xlsx' && (await fillsSheet(list, { ...call, search: body.search })))
    throw problem({ statusCode: 422, errorCode: ownCodes.sheetFull });
  const now = services.now();
  const masked = !may(caller, 'personal-data:read');
  // A chain is whole: the filters of the list are not its own.
  const asked = body.form === 'chain' ? { ...body, search: '', filters: [], sort: undefined } : body;
  const job = await addJob(services, { ...asked, staffId: caller.staffId, masked, nextAt: now, createdAt: now });
  if (!job) throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
  note({ object: job.id, facts: factsOf(job) });
  await announce(services.db, ['exports']);
  return recordOf(job, services);
};

export const cancelOneExport: OfficeHandler<'exports.cancel'> = async (call) => {
  const { db, now } = call.services;
  const job = await own(call);
  call.note({ facts: factsOf(job) });
  if (await cancelExport(db, job.id, now())) await announce(db, ['exports']);
  return recordOf(await own(call), call.services);
};

/** Streams the file to its requester, if they may still see its content. */
export const downloadExport: OfficeHandler<'exports.download'> = async (call) => {
  const job = await own(call);
  if (job.state !== 'ready') throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  mayRead(call, exportedListOf(job).endpoint.permission);
  if (!job.masked) mayRead(call, 'personal-data:read');
  call.note({ facts: { ...factsOf(job), rows: String(job.rows) } });
  const body = streamOf(piecesOf(call.services, job.id));
  return new FileStream({ name: await fileNameOf(job), contentType: fileTypes[job.form].contentType, size: job.size, body });
};

type Call = Pick<OfficeCall, 'params' | 'caller' | 'services'>;

function mayRead({ caller }: Pick<Call, 'caller'>, permission: Permission): void {
  if (!may(caller, permission)) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
}

function invalid(field: string) {
  return problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field, reason: 'invalid' }] });
}

async function own({ params, caller, services }: Call): Promise<ExportJob> {
  const job = await ownJob(services, params.id ?? '', caller.staffId);
  if (!job) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return job;
}

/** The audit facts of a file. */
function factsOf({ list, form, masked }: ExportJob): Record<string, string> {
  return { list, form, masked: String(masked) };
}

function lineOf(line: TotalLine, amount: Reais | undefined) {
  return amount === undefined || (line !== 'net' && isZeroReais(amount)) ? [] : [{ line, amount }];
}

async function recordOf(job: ExportJob, { environment }: Pick<Services, 'environment'>): Promise<ExportRecord> {
  const retentionMs = environment.retentionExports * 24 * 3_600_000;
  const { id, list, form, state, filters, zone, rows, totals, size, code, createdAt, endedAt } = job;
  return {
    id,
    list,
    form,
    state,
    filters: [...filters],
    zone,
    rows,
    period: filePeriod(job, exportedListOf(job)),
    totals: totals && { apart: totals.apart, lines: totalLines.flatMap((line) => lineOf(line, totals.lines[line])) },
    size,
    name: await fileNameOf(job),
    code,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    until: endedAt && state === 'ready' ? new Date(endedAt.getTime() + retentionMs).toISOString() : null,
  };
}
