import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, desc, eq, max } from 'drizzle-orm';
import { inbox, operations } from '@/lib/server/database/schema/schema';
import { chargeLinks } from '@/lib/server/database/schema/team-records-schema';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { callWindow } from '@/lib/server/throttle/call-window';
import { hashOfToken } from './charge-link-token';
import { type PublicCharge, publicCharge, secondsToNextLook } from './public-charge';
import { readCharge } from './read-charge';

/** What a link leads to. `unknown` was never made, or long ago; `unread` could not be read and was not read before. */
export type Found = { readonly kind: 'charge'; readonly charge: PublicCharge } | { readonly kind: 'removed' | 'unknown' | 'unread' };

/** Our own records are asked about a charge once in this time, however many look at it. */
const lookMs = 1_000;
/** The service is asked again after this: with news, without while something may still change, and when hardly anything will. */
const freshMs = { news: 2_000, waiting: 10_000, ended: 60_000 } as const;
/** How often the service is asked without news, all charges together. Above it payers see what was read before; a callback is always followed. */
const readsWithoutNews = { calls: 120, seconds: 60 } as const;
const readTimeoutMs = 4_000;
const maxKnown = 2_000;

interface Known {
  readonly charge: PublicCharge;
  readonly lookedAt: number;
  /** When the service was last asked, whether or not it answered. */
  readonly askedAt: number;
  /** The newest callback about it that was followed. */
  readonly news: number | null;
}

export interface PublicCharges {
  /** What was looked up a moment ago; null where it has to be looked up. */
  readonly known: (token: string) => Found | null;
  readonly find: (token: string) => Promise<Found>;
}

/**
 * Charges for whoever has their links. However many people have a page open, our records are asked about a charge once a second, and the service
 * when a callback about it has come, or after ten seconds. Each process has its own, and follows callbacks that another one received.
 */
export function openPublicCharges(services: Services): PublicCharges {
  /** What leads nowhere is not remembered: guesses would push out what people look at. */
  const all = new Map<string, Known>();
  const looking = new Map<string, Promise<Found>>();
  const reads = callWindow(readsWithoutNews);
  const at = () => services.now().getTime();

  const isDue = (known: Known | undefined, news: number | null): boolean => {
    if (known === undefined) return reads.count('first', services.now()) === null;
    const passed = at() - known.askedAt;
    if (news !== known.news) return passed >= freshMs.news;
    const mayChange = secondsToNextLook(known.charge, services.now()) !== null;
    return passed >= (mayChange ? freshMs.waiting : freshMs.ended) && reads.count('again', services.now()) === null;
  };

  const lookUp = async (token: string): Promise<Found> => {
    const link = await storedLink(token, services);
    const known = all.get(token);
    all.delete(token);
    if (link === null) return { kind: 'unknown' };
    if (link.removedAt !== null) return { kind: 'removed' };
    const asks = isDue(known, link.news);
    const askedAt = asks ? at() : (known?.askedAt ?? 0);
    const read = asks ? await readPublic(link.chargeId, known?.charge.code ?? null, services) : null;
    const charge = read ?? known?.charge;
    if (charge === undefined) return { kind: 'unread' };
    while (all.size >= maxKnown) all.delete(all.keys().next().value ?? '');
    all.set(token, { charge, lookedAt: at(), askedAt, news: read === null ? (known?.news ?? null) : link.news });
    return { kind: 'charge', charge };
  };

  const knownOf = (token: string): Found | null => {
    const known = all.get(token);
    return known && at() - known.lookedAt < lookMs ? { kind: 'charge', charge: known.charge } : null;
  };

  return {
    known: knownOf,
    find(token) {
      const found = knownOf(token);
      if (found) return Promise.resolve(found);
      const look = looking.get(token) ?? lookUp(token).finally(() => looking.delete(token));
      looking.set(token, look);
      return look;
    },
  };
}

/** The link of a token, with the newest callback about its charge. */
async function storedLink(token: string, { db }: Pick<Services, 'db'>) {
  const [row] = await db
    .select({ chargeId: chargeLinks.chargeId, removedAt: chargeLinks.removedAt, news: max(inbox.id) })
    .from(chargeLinks)
    .leftJoin(inbox, eq(inbox.transactionId, chargeLinks.chargeId))
    .where(eq(chargeLinks.tokenHash, hashOfToken(token)))
    .groupBy(chargeLinks.id);
  return row ?? null;
}

/** The charge as it is now, with its last code where this reading brings none; null where it cannot be read. */
async function readPublic(chargeId: string, lastCode: string | null, services: Services): Promise<PublicCharge | null> {
  const requestId = randomUUID();
  const creation = services.db
    .select({ expiresIn: operations.expiresIn })
    .from(operations)
    .where(and(eq(operations.kind, 'charges.create'), eq(operations.transactionId, chargeId)))
    .orderBy(desc(operations.createdAt))
    .limit(1);
  try {
    const [charge, [made]] = await Promise.all([
      readCharge(chargeId, { requestId, signal: AbortSignal.timeout(readTimeoutMs) }, services),
      creation,
    ]);
    if (charge.id !== chargeId) return null;
    const end = made?.expiresIn ? new Date(Date.parse(charge.createdAt) + made.expiresIn * 1000).toISOString() : null;
    return publicCharge(charge, end, lastCode);
  } catch (error) {
    log.warn({ requestId, error: errorName(error) }, 'the charge of a link could not be read');
    return null;
  }
}
