import type { Problem } from '@/lib/contracts/problem/problem';

/** The body field a problem code is about; `payee` is the receiver of a payment, given by key, code or account. */
const fieldOfCode = {
  SVS600: 'amount',
  SVS601: 'amount',
  SVS602: 'amount',
  SVS603: 'amount',
  SVS604: 'amount',
  SVC202: 'amount',
  SVC602: 'amount',
  SVC603: 'amount',
  SVD600: 'amount',
  SVD601: 'amount',
  SVG423: 'amount',
  SVD602: 'generatedDocument',
  SVC210: 'clientReference',
  SVK200: 'payee',
  SVK201: 'payee',
  SVK300: 'payee',
  SVK301: 'payee',
  SVK310: 'payee',
  SVK600: 'payee',
  SVK601: 'payee',
  SVC201: 'payee',
  SVC300: 'payee',
  SVC600: 'payee',
} as const;

const codes = Object.keys(fieldOfCode).filter((code): code is keyof typeof fieldOfCode => Object.hasOwn(fieldOfCode, code));

/** A refusal of one field: by its code, which has a text, or with the reason the service sent. */
export interface FieldRefusal {
  readonly field: string;
  readonly code: keyof typeof fieldOfCode | null;
  readonly reason: string;
}

/** The body fields a refusal is about, by their names in the contract; of nested fields the innermost. */
export function fieldsOfProblem(problem: Problem | null): readonly FieldRefusal[] {
  if (problem === null) return [];
  const code = codes.find((known) => known === problem.errorCode);
  const details = problem.details.map(({ field, reason }) => ({ field: field.split('.').at(-1) ?? field, code: null, reason }));
  return code ? [...details, { field: fieldOfCode[code], code, reason: '' }] : details;
}
