import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ProblemError, parseProblem, problem } from './problem';

const envelope = {
  statusCode: 400,
  error: 'Bad Request',
  message: 'dados inválidos',
  requestId: 'req-1',
  errorCode: 'SVV001',
  details: [{ field: 'amount', reason: 'must be at least 1' }],
  retryAfterSeconds: 5,
};

const read = {
  statusCode: 400,
  errorCode: 'SVV001',
  message: 'dados inválidos',
  requestId: 'req-1',
  details: [{ field: 'amount', reason: 'must be at least 1' }],
  retryAfterSeconds: 5,
};

describe('parses every error alike:', () => {
  test.each([
    ['the envelope of the document', envelope],
    ['`code` for `errorCode`', { ...envelope, errorCode: undefined, code: 'SVV001' }],
    ['`message` for `reason`', { ...envelope, details: [{ field: 'amount', message: 'must be at least 1' }] }],
    ['seconds as text', { ...envelope, retryAfterSeconds: '5' }],
    ['seconds with a fraction, rounded up', { ...envelope, retryAfterSeconds: 4.2 }],
    ['details that are none, left out', { ...envelope, details: [...envelope.details, null, 'x', []] }],
    ['the prefix of the service itself in its code', { ...envelope, errorCode: 'XYV001' }],
    ['a status beside the envelope', { ...envelope, status: 'ERROR' }],
  ])('%s', (_, body) => {
    expect(parseProblem(400, body)).toEqual(read);
  });
});

test('uses the HTTP status of the answer, not the one in the body', () => {
  expect(parseProblem(424, { ...envelope, statusCode: 200 }).statusCode).toBe(424);
});

test.each([['<html>502</html>'], [null], [undefined], [[envelope]], [{}]])(
  'has only the status for a body without an envelope: %s',
  (body) => {
    expect(parseProblem(502, body)).toEqual({
      statusCode: 502,
      errorCode: null,
      message: null,
      requestId: null,
      details: [],
      retryAfterSeconds: null,
    });
  },
);

test.each([
  ['a code with markup', { errorCode: '<b>SVV001</b>' }, 'errorCode'],
  ['a code in small letters', { errorCode: 'svv001' }, 'errorCode'],
  ['a negative wait', { retryAfterSeconds: -1 }, 'retryAfterSeconds'],
  ['a wait of more than a day', { retryAfterSeconds: 86_401 }, 'retryAfterSeconds'],
  ['an endless wait', { retryAfterSeconds: 'Infinity' }, 'retryAfterSeconds'],
] as const)('ignores %s', (_, body, field) => {
  expect(parseProblem(500, body)[field]).toBeNull();
});

test('shortens texts that would fill a page', () => {
  const long = 'x'.repeat(10_000);
  const details = Array.from({ length: 1000 }, () => ({ field: long, reason: long }));
  const truncated = parseProblem(400, { message: long, requestId: long, details });
  expect(JSON.stringify(truncated).length).toBeLessThan(25_000);
  expect(truncated.details).toHaveLength(50);
});

test('never throws, whatever comes', () => {
  fc.assert(fc.property(fc.anything(), (body) => parseProblem(500, body).statusCode === 500));
});

test("is thrown with its code as the message, without the service's text", () => {
  expect(problem({ statusCode: 409, errorCode: 'SVC210', message: 'CPF 52998224725' }).message).toBe('SVC210');
  expect(problem({ statusCode: 502, errorCode: null }).message).toBe('HTTP 502');
  expect(problem({ statusCode: 404, errorCode: 'SVB404' })).toBeInstanceOf(ProblemError);
});

test('a problem thrown by another copy of this module is recognised', async () => {
  vi.resetModules();
  const copy = await import('./problem');
  expect(copy.ProblemError).not.toBe(ProblemError);
  expect(copy.problem({ statusCode: 503, errorCode: 'SVF503' })).toBeInstanceOf(ProblemError);
  expect(new Error('SVF503')).not.toBeInstanceOf(ProblemError);
});
