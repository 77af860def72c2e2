import 'server-only';
import { createHmac } from 'node:crypto';
import { problem } from '@/lib/contracts/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { documentKind, maskDocument, onlyDocument } from '@/lib/format/document';
import { createSeal } from '@/lib/server/seal';
import { readRecord } from '@/lib/server/upstream/read-record';
import type { OfficeHandler } from './context';

/** Reads one field of one transaction for who may ask; that they did is on record before it is read. */
export const reveal: OfficeHandler<'reveals.create'> = async ({ body, services, requestId, note }) => {
  note({ object: body.transactionId });
  const endpoint = endpointNamed('transactions.read');
  const wire = await services.upstream({ endpoint, params: { id: body.transactionId }, requestId });
  const value = readRecord('transactions.read', wire, { requestId })[body.field];
  if (value === null) throw problem({ statusCode: 404, errorCode: 'SVB404' });
  // A keyed hash lets two reveals of one person be matched later without holding who it was.
  const subject = createHmac('sha256', services.environment.sealKey).update(value).digest('hex').slice(0, 16);
  note({ facts: { subject } });
  return { value };
};

export const seal: OfficeHandler<'seals.create'> = async ({ body, services }) => {
  const document = onlyDocument(body.document);
  if (documentKind(document) === null)
    throw problem({ statusCode: 400, errorCode: 'SVB400', details: [{ field: 'document', reason: 'invalid' }] });
  const masked = maskDocument(document);
  return { sealed: createSeal(services.environment.sealKey).close(document, masked), masked };
};
