import 'server-only';
import { variantNames } from '@/lib/contracts/office/developers/variants';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { type EndpointName, endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { readVariants } from '@/lib/server/developers/variants';
import { takeTurn } from '@/lib/server/instances/shared-moments';
import type { OfficeHandler } from '@/lib/server/office/context';
import { isServiceFailure } from '@/lib/server/upstream/watch';

/** Which variants of the service were seen, in the order of the contract; those nobody has seen yet among them. */
export const listVariants: OfficeHandler<'developers.variants'> = async ({ services }) => {
  const states = await readVariants(services);
  return {
    items: variantNames.map((name) => ({
      name,
      states: states
        .filter(({ variant }) => variant === name)
        .map(({ place, value, since, lastSeenAt, before }) => ({
          place: addressOf(place),
          value,
          since: since.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          before: before && { value: before.value, lastSeenAt: before.lastSeenAt.toISOString() },
        })),
    })),
  };
};

function addressOf(place: string): string | null {
  const name = endpointNames.find((one) => one === place);
  if (!name) return null;
  const { method, path } = endpointNamed(name);
  return `${method} ${path}`;
}

/** One check for everybody in this time. */
const intervalMs = 30_000;
const week = 7 * 24 * 3_600_000;

/** The reads of a check, none of which changes anything: of each list its first page. */
function readsAt(now: Date): readonly (readonly [EndpointName, Readonly<Record<string, unknown>>])[] {
  const [from, to] = [new Date(now.getTime() - week).toISOString(), now.toISOString()];
  const first = { page: 1, limit: 1 };
  return [
    ['account.read', {}],
    ['balance.read', {}],
    ['serviceStatus.read', {}],
    ['transactions.list', { page: 1, limit: 100, dateFrom: from, dateTo: to }],
    // One more than the document allows: refused, cut, or served.
    ['transactions.list', { page: 1, limit: 101, dateFrom: from, dateTo: to }],
    ['transactions.list', first],
    ['callbacks.list', { page: 1, limit: 20 }],
    ['infractions.list', first],
    ['statements.list', { ...first, createdAtFrom: from, createdAtTo: to }],
    ['pendingDeposits.list', first],
    ['reports.list', first],
    ['webhooks.list', {}],
    ['pixKeys.list', {}],
  ];
}

/** Reads once whatever shows a variant; nothing where somebody has just done so. A refusal shows one too; a service that does not answer ends the check. */
export const checkVariants: OfficeHandler<'developers.checkVariants'> = async ({ services, requestId }) => {
  const { db, upstream, now } = services;
  if (!(await takeTurn(db, 'job:variant-check', now(), intervalMs))) return { reads: 0 };
  const reads = readsAt(now());
  for (const [name, query] of reads) {
    try {
      await upstream({ endpoint: endpointNamed(name), query, requestId });
    } catch (error) {
      if (!(error instanceof ProblemError) || isServiceFailure(error.problem)) throw error;
    }
  }
  await readVariants(services);
  return { reads: reads.length };
};
