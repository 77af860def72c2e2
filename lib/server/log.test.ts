import { expect, test } from 'vitest';
import { log } from '@/lib/server/log';
import { capturedLog } from '@/lib/server/testing/captured-log';

const lines = capturedLog();

test('writes a line with the allowed fields', () => {
  log.info({ endpoint: 'balance.read', requestId: 'r1', ms: 0, mayHaveGone: false, code: null }, 'answered');
  expect(JSON.parse(lines()[0] ?? '{}')).toEqual({
    level: 30,
    time: expect.any(Number),
    endpoint: 'balance.read',
    requestId: 'r1',
    ms: 0,
    mayHaveGone: false,
    code: null,
    msg: 'answered',
  });
});

test('leaves out every other field, at any depth', () => {
  const secrets = { authorization: 'Bearer canary', password: 'canary', deep: { document: 'canary' }, err: new Error('canary') };
  log.error({ requestId: 'r1', ...secrets }, 'failed');
  expect(JSON.parse(lines()[0] ?? '{}')).toEqual({ level: 50, time: expect.any(Number), requestId: 'r1', msg: 'failed' });
});

test('refuses a field outside the allow-list', () => {
  // @ts-expect-error a document is no fact of a line
  log.info({ document: '52998224725' }, 'answered');
  expect(lines().join()).not.toContain('52998224725');
});
