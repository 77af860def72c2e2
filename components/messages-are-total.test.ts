import { describe, expect, test } from 'vitest';
import { auditActions } from '@/lib/contracts/office/audit/audit-action';
import { permissions, roleNames } from '@/lib/contracts/office/permission';
import { retentionKinds } from '@/lib/contracts/office/retention';
import { pixKeyTypes } from '@/lib/contracts/pix/account/pix-keys';
import { refundStatuses, transactionStatuses, transactionTypes } from '@/lib/contracts/pix/payments/transactions';
import { periods } from '@/lib/format/time/period';
import { messagesIn } from '@/lib/messages/messages';

const english = messagesIn('en');
const portuguese = messagesIn('pt-BR');

describe.each([
  ['Portuguese', portuguese],
  ['English', english],
])('the pages in %s', (_language, words) => {
  test.each<[string, object, readonly string[]]>([
    ['role', words.role, roleNames],
    ['permission', words.permission, permissions],
    ['transaction status', words.status, transactionStatuses],
    ['transaction type', words.type, transactionTypes],
    ['transaction type, in short', words.typeShort, transactionTypes],
    ['transaction type, as a title', words.transaction.kind, transactionTypes],
    ['way a transaction begins', words.transaction.events.created, transactionTypes],
    ['way a transaction is paid', words.transaction.events.paid, transactionTypes],
    ['refund status', words.refundStatus, refundStatuses],
    ['Pix key type', words.transaction.keyTypes, pixKeyTypes],
    ['audit action', words.audit.actions, auditActions],
    ['kind of data that is kept for a time', words.retention.kinds, retentionKinds],
    ['period', words.period, periods],
  ])('have a text for every %s', (_what, texts, values) => {
    for (const value of values) expect(texts).toHaveProperty(value, expect.stringMatching(/\S/));
  });
});
