import 'server-only';
import { FileStream } from '@/lib/contracts/file-stream';
import { dataSources, type SubjectKind, subjectKinds } from '@/lib/contracts/office/privacy/data-subjects';
import type { DataSubject, DataSubjectRecord } from '@/lib/contracts/office/privacy/data-subjects.shape';
import { parsePixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { maskDocument, onlyDocument } from '@/lib/format/identifier/document';
import { maskEmail, maskName, maskPixKey } from '@/lib/format/identifier/mask';
import { keysOf, plainText } from '@/lib/server/data-subjects/names-subject';
import { sources } from '@/lib/server/data-subjects/run-data-subjects';
import {
  beginErasure,
  foundIn,
  hitsOf,
  newestRequests,
  openRequest,
  type RequestRow,
  requestById,
  subjectOf,
} from '@/lib/server/data-subjects/store';
import { streamOf } from '@/lib/server/http/response/stream-of';
import { announce } from '@/lib/server/live/announce';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import type { Services } from '@/lib/server/services';
import { readWhole } from '@/lib/server/upstream/reading/read-record';

export const listDataSubjects: OfficeHandler<'dataSubjects.list'> = async ({ caller, services }) => {
  const found = await newestRequests(services);
  return { items: await Promise.all(found.map((one) => recordOf(one, caller.staffId, services))) };
};

export const searchDataSubject: OfficeHandler<'dataSubjects.search'> = async ({ body, caller, services, note, requestId }) => {
  await requireSomebodyElse(body, requestId, services);
  const id = await openRequest(services, body, caller.staffId, services.now());
  note({ object: id });
  await announce(services.db, ['dataSubjects']);
  return oneRecord(id, caller.staffId, services);
};

/** What was found, as it is handed to the person. Only who searched gets it, as long as it is not forgotten. */
export const downloadDataSubject: OfficeHandler<'dataSubjects.download'> = async ({ params, caller, services }) => {
  const { row } = await requestById(services, params.id);
  if (row.staffId !== caller.staffId) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
  if (row.state !== 'found') throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  const body = streamOf(fileOf(row, services));
  return new FileStream({ name: `personal-data_${row.id}.json`, contentType: 'application/json', size: null, body });
};

export const eraseDataSubject: OfficeHandler<'dataSubjects.erase'> = async ({ params, body, caller, services }) => {
  await beginErasure(services, params.id, body.reason, services.now());
  await announce(services.db, ['dataSubjects']);
  return oneRecord(params.id, caller.staffId, services);
};

/** Every record names the holder of the account itself: erasing them would take everything. SVB400 names the field. */
async function requireSomebodyElse(subject: DataSubject, requestId: string, services: Services): Promise<void> {
  const wire = await services.upstream({ endpoint: endpointNamed('account.read'), requestId });
  const { name, document } = readWhole('account.read', wire, { requestId });
  const isDocument = document !== null && keysOf(subject).includes(onlyDocument(document));
  const isName = name !== null && subject.name !== undefined && plainText(name) === plainText(subject.name);
  if (!isDocument && !isName) return;
  const field = isName ? 'name' : subject.document === undefined ? 'key' : 'document';
  throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field, reason: 'own' }] });
}

const perRead = 200;

/** The file, a part at a time: it may have a hundred thousand records. */
async function* fileOf(row: RequestRow, services: Services): AsyncGenerator<Uint8Array> {
  const about = subjectOf(row, services)?.subject ?? {};
  const head = { searchedFor: about, searchedAt: row.createdAt.toISOString(), madeAt: services.now().toISOString() };
  yield Buffer.from(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "records": {`);
  for (const [at, source] of dataSources.entries()) {
    yield Buffer.from(`${at === 0 ? '' : ','}\n    ${JSON.stringify(source)}: [`);
    let isFirst = true;
    let ids = await hitsOf(services, row.id, source, { limit: perRead });
    while (ids.length > 0) {
      const records = await sources[source].describe(ids, services);
      const lines = records.map((record) => `\n      ${JSON.stringify(record)}`).join(',');
      if (lines !== '') yield Buffer.from(`${isFirst ? '' : ','}${lines}`);
      isFirst = isFirst && lines === '';
      ids = await hitsOf(services, row.id, source, { after: ids.at(-1), limit: perRead });
    }
    yield Buffer.from(isFirst ? ']' : '\n    ]');
  }
  yield Buffer.from('\n  }\n}\n');
}

async function oneRecord(id: string, reader: OfficeCall['caller']['staffId'], services: Services): Promise<DataSubjectRecord> {
  return recordOf(await requestById(services, id), reader, services);
}

interface Found {
  readonly row: RequestRow;
  readonly staff: string;
}

async function recordOf({ row, staff }: Found, reader: string, services: Services): Promise<DataSubjectRecord> {
  const about = subjectOf(row, services);
  return {
    id: row.id,
    state: row.state,
    subject: about ? maskedSubject(about.subject) : [],
    staff,
    mine: row.staffId === reader,
    found: (await foundIn(services, row)).map((one) => ({ ...one, held: [...one.held] })),
    read: row.read,
    files: row.files,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    until: row.endedAt === null ? row.lapsesAt.toISOString() : null,
  };
}

const masks: Readonly<Record<SubjectKind, (value: string) => string>> = {
  document: maskDocument,
  key: (value) => maskPixKey(value, parsePixKey(value)[0]?.pixType ?? ''),
  email: maskEmail,
  name: maskName,
};

function maskedSubject(subject: DataSubject): DataSubjectRecord['subject'] {
  return subjectKinds.flatMap((kind) => {
    const value = subject[kind];
    return value === undefined ? [] : [{ kind, masked: masks[kind](value) }];
  });
}
