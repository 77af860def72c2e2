import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { hasCardNumber } from '@/lib/format/card/card-number-in-text';

/** Throws SVB427 naming each text with a card number, at any depth, file names included. Fields in `codes` may contain such digits. */
export function refuseCardNumbers(given: unknown, codes: readonly string[] = []): void {
  const found = textsIn(given, '').filter(({ field, text }) => !codes.includes(field) && hasCardNumber(text));
  if (found.length === 0) return;
  const details = found.map(({ field }) => ({ field: field.slice(0, 60), reason: 'card-number' }));
  throw problem({ statusCode: 400, errorCode: ownCodes.cardNumberInText, details });
}

interface Text {
  readonly field: string;
  readonly text: string;
}

function textsIn(value: unknown, field: string): Text[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (value instanceof File) return [{ field, text: value.name }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, field === '' ? key : `${field}.${key}`));
}
