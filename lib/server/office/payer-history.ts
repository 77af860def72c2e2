import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { documentKind, maskDocument, onlyDocument } from '@/lib/format/identifier/document';
import { addReais, toReais } from '@/lib/format/money/money';
import { readInfraction } from '@/lib/server/infractions/read-infraction';
import { documentTokensOf } from '@/lib/server/privacy/document-tokens';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/reading/read-list';
import { readPages } from '@/lib/server/upstream/reading/read-pages';
import { readRecord } from '@/lib/server/upstream/reading/read-record';
import type { OfficeHandler } from './context';

const perPage = 100;
const maxPages = 5;
const shown = 5;

/** Earlier payments and disputes of the payer of a case. */
export const readPayerHistory: OfficeHandler<'infractions.payerHistory'> = async ({ params, services, requestId }) => {
  const { transaction, id } = await readInfraction(services, params.infractionId, requestId);
  return historyOf({ payerDocument: transaction.payerDocument, transactionId: transaction.id, infractionId: id }, services, requestId);
};

/**
 * The same of the payer of a payment, or of whom a charge that nobody has paid yet was made for. Its own disputes are counted: the payment
 * itself is not one.
 */
export const readPayerHistoryOf: OfficeHandler<'infractions.payerHistoryOf'> = async ({ params, services, requestId }) => {
  const call = { params: { id: params.transactionId }, requestId };
  const wire = await services.upstream({ endpoint: endpointNamed('transactions.read'), ...call });
  const { payerDocument, generatedDocument, id, type } = readRecord('transactions.read', wire, call);
  // Of what was paid out the payer is the account itself.
  return historyOf(
    { payerDocument: type === 'DEPOSIT' ? (payerDocument ?? generatedDocument) : null, transactionId: id, infractionId: null },
    services,
    requestId,
  );
};

interface Paid {
  readonly payerDocument: string | null;
  readonly transactionId: string | null;
  readonly infractionId: string | null;
}

/** Counts what else one payer paid and disputed. The answer has counts and amounts, never the document. */
async function historyOf(
  { payerDocument, transactionId, infractionId }: Paid,
  services: Services,
  requestId: string,
): Promise<RecordOf<'infractions.payerHistory'>> {
  if (payerDocument === null || documentKind(payerDocument) === null) return unknown;
  // The filter takes digits only, and some versions return documents with punctuation.
  const document = onlyDocument(payerDocument);
  const [payments, disputes] = await Promise.all([
    readPages(maxPages, (page) =>
      readList('transactions.list', { document, type: ['DEPOSIT'], page, limit: perPage }, services, requestId),
    ),
    readPages(maxPages, (page) =>
      readList('infractions.list', { participantDocument: document, page, limit: perPage }, services, requestId),
    ),
  ]);
  const paid = payments.items.filter((other) => other.paidAt !== null && other.id !== transactionId);
  const others = disputes.items.filter((other) => other.id !== infractionId);
  return {
    known: true,
    payer: documentTokensOf(services.environment).close(document, maskDocument(document)),
    payments: paid.length,
    paid: paid.reduce((sum, { amount }) => addReais(sum, amount), toReais(0)),
    firstAt: paid.map(({ paidAt, createdAt }) => paidAt ?? createdAt).toSorted()[0] ?? null,
    latest: paid.slice(0, shown).map((other) => ({
      id: other.id,
      amount: other.amount,
      at: other.paidAt ?? other.createdAt,
      status: other.status,
    })),
    infractions: others.length,
    lost: others.filter(({ analysisResult }) => analysisResult === 'AGREED').length,
    truncated: payments.truncated || disputes.truncated,
  };
}

const unknown = {
  known: false,
  payer: null,
  payments: 0,
  paid: toReais(0),
  firstAt: null,
  latest: [],
  infractions: 0,
  lost: 0,
  truncated: false,
} satisfies RecordOf<'infractions.payerHistory'>;
