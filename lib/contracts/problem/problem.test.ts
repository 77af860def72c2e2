import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
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

describe('reads every error alike:', () => {
  it.each([
    ['the envelope of the document', envelope],
    ['`code` for `errorCode`', { ...envelope, errorCode: undefined, code: 'SVV001' }],
    ['`message` for `reason`', { ...envelope, details: [{ field: 'amount', message: 'must be at least 1' }] }],
    ['seconds as text', { ...envelope, retryAfterSeconds: '5' }],
    ['seconds with a fraction, rounded up', { ...envelope, retryAfterSeconds: 4.2 }],
    ['details that are none, left out', { ...envelope, details: [...envelope.details, null, 'x', []] }],
    ['a status beside the envelope', { ...envelope, status: 'ERROR' }],
  ])('%s', (_, body) => {
    expect(parseProblem(400, body)).toEqual(read);
  });
});

it('goes by the HTTP status of the answer, not by what the body says', () => {
  expect(parseProblem(424, { ...envelope, statusCode: 200 }).statusCode).toBe(424);
});

it.each([['<html>502</html>'], [null], [undefined], [[envelope]], [{}]])(
  'knows only the status from a body that is no envelope: %s',
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

it.each([
  ['a code with markup', { errorCode: '<b>SVV001</b>' }, 'errorCode'],
  ['a code in small letters', { errorCode: 'svv001' }, 'errorCode'],
  ['a negative wait', { retryAfterSeconds: -1 }, 'retryAfterSeconds'],
  ['a wait of more than a day', { retryAfterSeconds: 86_401 }, 'retryAfterSeconds'],
  ['an endless wait', { retryAfterSeconds: 'Infinity' }, 'retryAfterSeconds'],
] as const)('does not believe %s', (_, body, field) => {
  expect(parseProblem(500, body)[field]).toBeNull();
});

it('cuts texts that would fill a page', () => {
  const long = 'x'.repeat(10_000);
  const details = Array.from({ length: 1000 }, () => ({ field: long, reason: long }));
  const cut = parseProblem(400, { message: long, requestId: long, details });
  expect(JSON.stringify(cut).length).toBeLessThan(25_000);
  expect(cut.details).toHaveLength(50);
});

it('never throws, whatever comes', () => {
  fc.assert(fc.property(fc.anything(), (body) => parseProblem(500, body).statusCode === 500));
});

it("is thrown with its code as the message, and nothing of the service's own text", () => {
  expect(problem({ statusCode: 409, errorCode: 'SVC210', message: 'CPF 52998224725' }).message).toBe('SVC210');
  expect(problem({ statusCode: 502, errorCode: null }).message).toBe('HTTP 502');
  expect(problem({ statusCode: 404, errorCode: 'SVB404' })).toBeInstanceOf(ProblemError);
});

it('a problem thrown by another copy of this module is one', async () => {
  vi.resetModules();
  const copy = await import('./problem');
  expect(copy.ProblemError).not.toBe(ProblemError);
  expect(copy.problem({ statusCode: 503, errorCode: 'SVF503' })).toBeInstanceOf(ProblemError);
  expect(new Error('SVF503')).not.toBeInstanceOf(ProblemError);
});
