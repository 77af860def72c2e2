import { describe, expect, test } from 'vitest';
import { operationKinds, operationStates } from '@/lib/contracts/office/operations';
import { pendingDepositStatuses } from '@/lib/contracts/pix/account/pending-deposits';
import { messagesIn } from './messages';

const english = messagesIn('en');
const portuguese = messagesIn('pt-BR');

describe.each([
  ['Portuguese', portuguese],
  ['English', english],
])('operations and pending deposits, in %s', (_language, words) => {
  test.each<[string, object, readonly string[]]>([
    ['state of an operation', words.operation.state, operationStates],
    ['meaning of such a state', words.operation.meaning, operationStates],
    ['kind of operation', words.operation.kinds, operationKinds],
    ['status of a pending deposit', words.pendingDeposits.status, pendingDepositStatuses],
  ])('has a text for every %s', (_what, texts, values) => {
    for (const value of values) expect(texts).toHaveProperty(value, expect.stringMatching(/\S/));
  });
});
