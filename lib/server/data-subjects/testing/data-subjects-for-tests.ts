import 'server-only';
import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { runDataSubjects } from '@/lib/server/data-subjects/run-data-subjects';
import { approvalFiles, approvals, payeeSightings } from '@/lib/server/database/schema/approvals-schema';
import { dataSubjectRequests } from '@/lib/server/database/schema/data-subjects-schema';
import { exportJobs } from '@/lib/server/database/schema/exports-schema';
import { defenseDrafts, sentDefenses } from '@/lib/server/database/schema/infractions-schema';
import { operations } from '@/lib/server/database/schema/schema';
import { saveText } from '@/lib/server/defenses/draft-store';
import { openSubmission } from '@/lib/server/defenses/submission-store';
import { addJob } from '@/lib/server/exports/store';
import { inboxForTests } from '@/lib/server/inbox/testing/inbox-for-tests';
import { fingerprintOf } from '@/lib/server/operations/fingerprint';
import { payeeHash } from '@/lib/server/payees/confirmation';
import { approvalFields, approvalFileFields, operationFields } from '@/lib/server/privacy/at-rest/fields';
import type { Person } from '@/lib/server/testing/office-for-tests';

export const dayMs = 24 * 3_600_000;
export const joana = { document: '39053344705', name: 'Joana Trindade', email: 'joana.trindade@casa.example' };
export const holder = { name: joana.name, document: '***.533.447-**', institutionName: 'Banco Aroeira' };
export const bodyOf = (id: string, more: object = {}) => ({
  id,
  status: 'COMPLETED',
  payerName: joana.name,
  payerDocument: joana.document,
  ...more,
});
export const elseBody = (id: string) => ({ id, status: 'COMPLETED', payerName: 'Caio Bastos', payerDocument: '52998224725' });

interface Operation {
  readonly transactionId: string;
  readonly ageMs?: number;
  readonly description?: string;
}

export const countsOf = (record: { found: readonly { source: string; records: number; erased: number; held: object[] }[] }) =>
  Object.fromEntries(
    record.found.filter(({ records }) => records > 0).map(({ source, records, erased, held }) => [source, [records, erased, held]]),
  );

/** Test setup: two administrators and an auditor, nothing that names her, and a service without open disputes. */
export function dataSubjectsForTests() {
  const { office, deliver } = inboxForTests();
  const db = () => office.services().db;
  let admin: Person;
  let other: Person;
  let auditor: Person;

  /** The open disputes of the service, each of a payment. */
  function serve(open: readonly { readonly id: string; readonly transactionId: string }[] | null, account = {}) {
    const data = (open ?? []).map(({ id, transactionId }) => ({ id, status: 'PENDING', transaction: { id: transactionId } }));
    office.service().behave((_request, response) => {
      const body = JSON.stringify(open === null ? {} : { data, hasNextPage: false, ...account });
      response.writeHead(open === null ? 500 : 200, { 'content-type': 'application/json' }).end(body);
    });
  }

  beforeEach(async () => {
    // Later than anything an earlier test has read.
    office.clock.now = new Date(office.clock.now.getTime() + 5 * dayMs);
    serve([]);
    [admin, other, auditor] = [await office.person('admin'), await office.person('admin'), await office.person('auditor')];
    for (const table of [
      dataSubjectRequests,
      approvalFiles,
      approvals,
      operations,
      payeeSightings,
      defenseDrafts,
      sentDefenses,
      exportJobs,
    ])
      await db().delete(table);
  });

  const search = async (body: object, as = admin) => office.send('POST', '/data-subjects', { as, body });
  const erase = (id: string, as = admin) => office.send('POST', `/data-subjects/${id}/erasure`, { as, body: { reason: 'person-asked' } });
  const listed = async (as = admin) => (await office.send('GET', '/data-subjects', { as })).body.items;
  const only = async () => (await listed())[0];
  async function runAll(): Promise<void> {
    for (let run = 0; run < 100 && (await runDataSubjects(office.services())); run += 1);
  }

  /** A search that has found what there is. */
  async function found(body: object = joana): Promise<string> {
    const { body: record } = await search(body);
    await runAll();
    return record.id;
  }

  async function pay({ transactionId, ageMs = 3 * dayMs, description = 'Acerto' }: Operation): Promise<string> {
    const { environment } = office.services();
    const idempotencyKey = randomUUID();
    await db()
      .insert(operations)
      .values({
        kind: 'withdrawals.create',
        idempotencyKey,
        fingerprint: fingerprintOf('withdrawals.create', {}, {}, environment),
        state: 'done',
        amount: '50.00',
        holder: operationFields.holder.encrypt(holder, idempotencyKey, environment),
        description: operationFields.description.encrypt(description, idempotencyKey, environment),
        payee: payeeHash(joana.document, environment),
        transactionId,
        staffId: admin.staffId,
        createdAt: new Date(office.clock.now.getTime() - ageMs),
      });
    return idempotencyKey;
  }

  /** A request for approval that was declined, with a file of this name. */
  async function requestWith(name: string): Promise<void> {
    const { environment } = office.services();
    const [id, fileId] = [randomUUID(), randomUUID()];
    const file = { mimeType: 'application/pdf', size: 1, sha256: 'x' };
    const shown = {
      newPayee: false,
      payTo: null,
      description: null,
      facts: [],
      rule: null,
      ruleBefore: null,
      files: [{ id: fileId, name, ...file }],
    };
    const asked = { makerId: admin.staffId, makerSession: admin.sessionId, createdAt: office.clock.now, lapsesAt: office.clock.now };
    const request = { id, action: 'transfer', endpoint: 'transfers.create', mode: 'run', state: 'declined', requirements: [] } as const;
    await db()
      .insert(approvals)
      .values({
        ...request,
        ...asked,
        requestHash: Buffer.alloc(32),
        fingerprint: Buffer.alloc(32),
        shown: approvalFields.shown.encrypt(shown, id, environment),
      });
    await db()
      .insert(approvalFiles)
      .values({
        ...file,
        id: fileId,
        makerId: admin.staffId,
        formKey: id,
        approvalId: id,
        place: 0,
        name: approvalFileFields.name.encrypt(name, fileId, environment),
        content: approvalFileFields.content.encrypt(Buffer.from('x'), fileId, environment),
        addedAt: office.clock.now,
      });
  }

  /** One record of every kind that names her, and one of most kinds that does not. */
  async function everything() {
    const services = office.services();
    await deliver(bodyOf('SVTX1', { infraction: { id: 'inf1', status: 'PENDING' } }));
    await deliver(elseBody('SVTX2'));
    const key = await pay({ transactionId: 'SVTX7' });
    await db()
      .insert(payeeSightings)
      .values({ payee: payeeHash(joana.document, services.environment), firstSeenAt: new Date(office.clock.now.getTime() - 3 * dayMs) });
    const writer = { staffId: admin.staffId, now: services.now() };
    await saveText(services, { ...writer, infractionId: 'inf1' }, { text: 'O pagamento foi feito.', version: 0, writing: false });
    await saveText(services, { ...writer, infractionId: 'inf2' }, { text: 'Outro caso.', version: 0, writing: false });
    const sent = { infractionId: 'inf3', key: randomUUID(), text: `Falamos com ${joana.name}.`, files: [], staffId: admin.staffId };
    await openSubmission(services, { ...sent, createdAt: services.now() }, services.now());
    await db().update(sentDefenses).set({ state: 'sent', nextReadAt: null });
    const asked = { form: 'machine', locale: 'pt-BR', zone: 'UTC', columns: [], masked: false, search: '', filters: [] } as const;
    const job = { ...asked, staffId: other.staffId, createdAt: services.now(), nextAt: services.now() };
    for (const list of ['transactions', 'audit'] as const) await addJob(services, { ...job, list });
    return { key };
  }

  return {
    office,
    deliver,
    db,
    serve,
    search,
    erase,
    listed,
    only,
    runAll,
    found,
    pay,
    everything,
    requestWith,
    admin: () => admin,
    other: () => other,
    auditor: () => auditor,
    /** Signs the administrator in again, after time has passed. */
    async signInAgain() {
      admin = { ...admin, ...(await office.session(admin.staffId)) };
    },
  };
}
