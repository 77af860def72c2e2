import { expect, test } from 'vitest';
import { receiverForTests } from '@/sandbox/testing/receiver-for-tests';
import { sendCallback } from './send-callback';

const receiver = receiverForTests();

test('interface: Limits, Callback response deadline: a receiver that is silent until the deadline has not answered', async () => {
  receiver.answer('mute', 'silence');
  expect(await sendCallback(receiver.url('mute'), '{}', {}, 50)).toMatchObject({
    status: 0,
    error: 'no answer within 50 ms',
    responseTime: 50,
  });
});
