import 'server-only';
import type { RecordOf } from '@/lib/contracts/shapes';
import { documentKind, maskDocument, onlyDocument } from '@/lib/format/identifier/document';
import { addReais, toReais } from '@/lib/format/money';
import { readInfraction } from '@/lib/server/infractions/read-infraction';
import { createDocumentTokens } from '@/lib/server/privacy/document-tokens';
import { readList } from '@/lib/server/upstream/read-list';
import { readPages } from '@/lib/server/upstream/read-pages';
import type { OfficeHandler } from './context';

const perPage = 100;
const maxPages = 5;
const shown = 5;

/** Counts earlier payments and disputes of one payer. The answer has counts and amounts, never the document. */
export const readPayerHistory: OfficeHandler<'infractions.payerHistory'> = async ({ params, services, requestId }) => {
  const { transaction, id } = await readInfraction(services, params.infractionId, requestId);
  if (transaction.payerDocument === null || documentKind(transaction.payerDocument) === null) return unknown;
  // The filter takes digits only, and some versions return documents with punctuation.
  const document = onlyDocument(transaction.payerDocument);
  const [payments, disputes] = await Promise.all([
    readPages(maxPages, (page) =>
      readList('transactions.list', { document, type: ['DEPOSIT'], page, limit: perPage }, services, requestId),
    ),
    readPages(maxPages, (page) =>
      readList('infractions.list', { participantDocument: document, page, limit: perPage }, services, requestId),
    ),
  ]);
  const paid = payments.items.filter((other) => other.paidAt !== null && other.id !== transaction.id);
  const others = disputes.items.filter((other) => other.id !== id);
  return {
    known: true,
    payer: createDocumentTokens(services.environment.sealKey).close(document, maskDocument(document)),
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
};

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
