import 'server-only';
import { may } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { documentKind, maskDocument, onlyDocument } from '@/lib/format/identifier/document';
import type { OfficeHandler } from '@/lib/server/office/context';
import { documentTokensOf } from '@/lib/server/privacy/document-tokens';
import { personalSubject } from '@/lib/server/privacy/personal-subject';
import { readRecord } from '@/lib/server/upstream/reading/read-record';

/** Reveals one field of one transaction. Audited before it is read. */
export const reveal: OfficeHandler<'reveals.create'> = async ({ body, services, requestId, note }) => {
  note({ object: body.transactionId });
  const endpoint = endpointNamed('transactions.read');
  const wire = await services.upstream({ endpoint, params: { id: body.transactionId }, requestId });
  const value = readRecord('transactions.read', wire, { requestId })[body.field];
  if (value === null) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  note({ facts: { subject: personalSubject(value, services.environment) } });
  return { value };
};

/** Encrypts a document for use as a filter. A role that sees documents masked must give a reason, audited before the answer. */
export const createDocumentToken: OfficeHandler<'documentTokens.create'> = async ({ body, caller, services, note }) => {
  if (body.reason === undefined && !may(caller, 'personal-data:read'))
    throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'reason', reason: 'missing' }] });
  const document = onlyDocument(body.document);
  if (documentKind(document) === null)
    throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'document', reason: 'invalid' }] });
  note({ facts: { subject: personalSubject(document, services.environment) } });
  const masked = maskDocument(document);
  return { token: documentTokensOf(services.environment).close(document, masked), masked };
};
