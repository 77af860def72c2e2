import 'server-only';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { type RecordOf, shapes } from '@/lib/contracts/shapes';
import { centsToReais, toCents } from '@/lib/format/money/money';
import type { OperationFacts, OperationHandler } from '@/lib/server/operations/operation-handler';
import type { Services } from '@/lib/server/services';
import { readWhole } from '@/lib/server/upstream/reading/read-record';

type Recurrence = RecordOf<'recurrences.read'>;

/** Changes the amount of future cycles (interface: Card interface). */
export const recurrenceAmountHandler: OperationHandler<Recurrence> = {
  endpoint: () => endpointNamed('recurrences.changeAmount'),
  describe({ params, body }) {
    const fingerprintInput = shapes['recurrences.changeAmount'].body.parse(body);
    return {
      fingerprintInput,
      reference: null,
      subject: params.recurrentPaymentId ?? null,
      amount: centsToReais(toCents(fingerprintInput.amount)),
    };
  },
  async prepare(facts, { body, requestId }, services) {
    const fingerprintInput = shapes['recurrences.changeAmount'].body.parse(body);
    const present = await readOpen(facts, requestId, services);
    return {
      body: fingerprintInput,
      amount: facts.amount,
      facts: { amountBefore: centsToReais(toCents(present.amount)) },
      before: beforeOf(present),
      found: present.amount === fingerprintInput.amount ? present : null,
    };
  },
  lookUp: read,
  verify: ({ amount, before }, recurrence) => (before !== null && centsToReais(recurrence.amount) === amount ? 'found' : 'not-found'),
};

/** Resumes cycles after a pause. Missed cycles may be charged at once, which the person has to accept (SV504). */
export const recurrenceReactivationHandler: OperationHandler<Recurrence> = {
  endpoint: () => endpointNamed('recurrences.reactivate'),
  describe({ params, body }) {
    const fingerprintInput = shapes['recurrences.reactivate'].body.parse(body);
    return { fingerprintInput, reference: null, subject: params.recurrentPaymentId ?? null, amount: null };
  },
  async prepare(facts, { body, requestId }, services) {
    const fingerprintInput = shapes['recurrences.reactivate'].body.parse(body);
    const present = await readOpen(facts, requestId, services);
    const found = present.status === 'ACTIVE' ? present : null;
    return { body: fingerprintInput, amount: centsToReais(present.amount), before: beforeOf(present), found };
  },
  lookUp: read,
  verify: ({ before }, recurrence) => (before !== null && recurrence.status === 'ACTIVE' ? 'found' : 'not-found'),
};

/** Throws SV503 for a recurrence that has ended, without asking the service: it cannot resume. */
async function readOpen({ subject }: OperationFacts, requestId: string, services: Services): Promise<Recurrence> {
  const present = await readRecurrence(subject ?? '', requestId, services);
  if (present.status === 'ENDED') throw problem({ statusCode: 422, errorCode: 'SV503' });
  return present;
}

async function read({ subject }: OperationFacts, requestId: string, services: Services): Promise<Recurrence | null> {
  return subject === null ? null : readRecurrence(subject, requestId, services);
}

async function readRecurrence(recurrentPaymentId: string, requestId: string, services: Services): Promise<Recurrence> {
  const wire = await services.upstream({ endpoint: endpointNamed('recurrences.read'), params: { recurrentPaymentId }, requestId });
  return readWhole('recurrences.read', wire, { params: { recurrentPaymentId }, requestId });
}

function beforeOf({ status, amount }: Recurrence) {
  return { status, amount: String(amount) };
}
