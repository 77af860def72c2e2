import { z } from 'zod';
import type { NamesOf } from '@/lib/contracts/registry';
import { shapeOf, shapes } from '@/lib/contracts/shapes';

const credential = z.string().min(1).max(200);

/**
 * Client id and secret may be in the body instead of the header (interface: Authentication). Authentication has read them already, so
 * they are dropped here.
 */
const tokenBody = shapes['cardTokens.create'].body
  .extend({ client_id: credential.optional(), client_secret: credential.optional() })
  .transform(({ grant_type }) => ({ grant_type }));

/** One version of the interface sends no body. */
const reactivateBody = z.preprocess((body) => body ?? {}, shapes['recurrences.reactivate'].body);

/** The body schema of a card call: the product's fields, and the other fields of the interface. */
export function cardBodyOf(name: NamesOf<'card'>): z.ZodType | undefined {
  if (name === 'cardTokens.create') return tokenBody;
  return name === 'recurrences.reactivate' ? reactivateBody : shapeOf(name).body;
}
