import { z } from 'zod';
import type { NamesOf } from '@/lib/contracts/registry';
import { shapeOf, shapes } from '@/lib/contracts/shapes';

const credential = z.string().min(1).max(200);

/** Id and secret may stand in the body instead of the header (interface: Authentication); they have been read when this is. */
const tokenBody = shapes['cardTokens.create'].body
  .extend({ client_id: credential.optional(), client_secret: credential.optional() })
  .transform(({ grant_type }) => ({ grant_type }));

/** One version of the interface sends nothing at all. */
const reactivateBody = z.preprocess((body) => body ?? {}, shapes['recurrences.reactivate'].body);

/** What the card interface takes: what the product sends, and what the interface allows besides. */
export function cardBodyOf(name: NamesOf<'card'>): z.ZodType | undefined {
  if (name === 'cardTokens.create') return tokenBody;
  return name === 'recurrences.reactivate' ? reactivateBody : shapeOf(name).body;
}
