import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { type EndpointName, endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { shapeOf } from '@/lib/contracts/shapes';
import { type LimitKind, limitKinds } from './limit';
import { personalFields } from './personal-data';

/** Downloads that are passed on unmasked; the image of a QR code to be paid is none. */
const files: readonly Endpoint['answers'][] = ['pdf', 'csv', 'evidence', 'stream'];

/** Endpoints about the account itself or the caller: their own e-mail and sessions. */
const ownData: readonly EndpointName[] = ['account.read', 'noticeSettings.read', 'sessions.list'];

/** The limit an endpoint must have because of what it does and returns; undefined where any or none is allowed. */
function neededLimit(name: EndpointName): LimitKind | undefined {
  const { effect, permission, answers, reach }: Endpoint = endpointNamed(name);
  if (reach) return undefined;
  if (effect === 'money') return 'money';
  if (permission === 'personal-data:reveal') return 'reveal';
  if (permission === 'pix-keys:look-up' || permission === 'qr-codes:read') return 'lookup';
  if (files.includes(answers)) return 'export';
  if (effect === 'read' && !ownData.includes(name) && fieldsIn(shapeOf(name).record).some((field) => Object.hasOwn(personalFields, field)))
    return 'personal';
  return undefined;
}

/** Every field name at any depth of a shape. */
function fieldsIn(shape: unknown, seen: Set<unknown> = new Set()): string[] {
  if (typeof shape !== 'object' || shape === null || seen.has(shape)) return [];
  seen.add(shape);
  const def = 'def' in shape ? (shape as z.ZodType).def : shape;
  const names = 'shape' in def && typeof def.shape === 'object' && def.shape !== null ? Object.keys(def.shape) : [];
  const inner = Object.entries(def).flatMap(([key, value]) => (key === 'getter' && typeof value === 'function' ? [value()] : [value]));
  return [...names, ...inner.flatMap((value) => fieldsIn(value, seen))];
}

const needed = endpointNames.flatMap((name) => {
  const limit = neededLimit(name);
  return limit === undefined ? [] : [[name, limit] as const];
});

test.each(needed)('%s has the limit it needs: %s', (name, limit) => {
  expect(endpointNamed(name).limit).toBe(limit);
});

test('every kind of limit is needed by some endpoint', () => {
  expect(new Set(needed.map(([, limit]) => limit))).toEqual(new Set(limitKinds));
});
