import { expect, test } from 'vitest';
import { officeProblems, problemCodes, serviceProblems } from './problem-codes';

/** The code catalog of the interface, typed anew from the document. */
const catalog = `
  SVV001 400  SVI100 500  SVF503 503  SVA100 401  SVA200 403  SVA203 403  SVA204 403
  SVD200 422  SVD201 422  SVD500 424  SVD600 400  SVD601 400  SVD602 400  SVD100 424  SVD103 424
  SVS200 422  SVS201 422  SVS202 422  SVC200 422  SVS102 422  SVS500 424
  SVS600 400  SVS601 400  SVS602 400  SVS603 400  SVS604 400
  SVC201 422  SVC202 422  SVC300 404  SVC301 404  SVC400 403  SVC401 403  SVC600 400  SVC602 400  SVC603 400
  SVK101 424  SVK200 422  SVK201 422  SVK300 404  SVK301 404  SVK310 410  SVK400 403  SVK401 403  SVK600 400  SVK601 400
  SVC210 409  SVC310 404  SVC320 422  SVC321 422  SVI103 500
  SVK210 409  SVK211 422  SVK212 409
  SVI101 500  SVI110 424  SVI111 424  SVF500 424
  SVG404 404  SVG409 409  SVG410 410  SVG422 422  SVG423 422  SVG429 429
`;
const documented = [...catalog.matchAll(/(\w+) (\d+)/g)].map(([, code, http]) => [code, Number(http)]);

test('contains the 63 codes of the catalog with their HTTP status, and no other', () => {
  expect(documented).toHaveLength(63);
  expect(Object.entries(serviceProblems).map(([code, { http }]) => [code, http])).toEqual(documented);
});

test('has our own codes apart from those of the service', () => {
  expect(Object.keys(officeProblems).every((code) => /^SVB\d{3}$/.test(code))).toBe(true);
  expect(Object.keys(problemCodes)).toHaveLength(documented.length + Object.keys(officeProblems).length);
});

test('requires a lookup after every code that says a creation may have been applied', () => {
  for (const code of ['SVD103', 'SVI111', 'SVB502', 'SVB503', 'SVB504'] as const) {
    expect(problemCodes[code].retry, code).toBe('after-reading');
  }
});

test('never calls a failure of a bank or of the service safe to repeat, except reading a QR code', () => {
  const uncertain = Object.entries(problemCodes).filter(([, { http }]) => http === 424 || http >= 500);
  const repeatable = uncertain.filter(([, { retry }]) => retry !== 'after-reading').map(([code]) => code);
  // SVI101 says that the operation is not supported, so it cannot have been applied.
  const neverConnected = ['SVB520', 'SVB521', 'SVB522', 'SVB523', 'SVB524', 'SVB525', 'SVB526', 'SVB527'];
  expect(repeatable).toEqual(['SVK101', 'SVI101', ...neverConnected]);
});

test('allows the same data only after a wait when there were too many requests', () => {
  expect(problemCodes.SVG429).toMatchObject({ recommendedAction: 'wait', retry: 'after-waiting' });
  expect(problemCodes.SVB429).toMatchObject({ recommendedAction: 'wait', retry: 'after-waiting' });
});
