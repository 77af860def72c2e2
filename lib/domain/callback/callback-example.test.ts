import { expect, test } from 'vitest';
import { webhookEvents } from '@/lib/contracts/pix/callbacks/webhooks';
import { transactionWire } from '@/lib/contracts/pix/payments/transactions.shape';
import { shapeOf } from '@/lib/contracts/shapes';
import { callbackExample, cardEvents } from './callback-example';

test.each(webhookEvents)('the example of %s is a transaction as the contract has it', (event) => {
  const body = callbackExample(event);
  expect(transactionWire.parse(body)).toMatchObject({ id: expect.stringContaining('EXEMPLO') });
  const [, status] = /^TRANSACTION_(PENDING|COMPLETED|CANCELED|WAITING_FOR_REFUND|REFUNDED|EXPIRED|ERROR)$/.exec(event) ?? [];
  if (status) expect(body).toMatchObject({ status });
});

test('the example of an infraction holds one, and is read as one', () => {
  const { infraction } = { infraction: null, ...callbackExample('INFRACTION_CHANGED') };
  expect(shapeOf('infractions.read').record.parse(infraction)).toMatchObject({ status: 'OPEN' });
});

test.each(cardEvents)('the example of %s names its event and holds a charge', (event) => {
  const body = callbackExample(event);
  expect(body).toMatchObject({ event });
  const { data } = { data: null, ...body };
  expect(shapeOf('cardCharges.read').record.parse(data)).toMatchObject({ id: expect.any(String) });
});
