import 'server-only';
import type { Endpoint } from '@/lib/contracts/endpoint';
import type { LimitKind } from '@/lib/contracts/office/limit';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { raiseAlert } from '@/lib/server/alerts/raise-alert';
import type { Environment } from '@/lib/server/environment';
import type { Services } from '@/lib/server/services';
import { shouldAlert } from '@/lib/server/throttle/budgets';

/** Throws SVB438 when a person has used up a budget, and alerts those who manage people. Endpoints without a limit cost nothing. */
export async function requireBudget(
  { limit: kind }: Pick<Endpoint, 'limit'>,
  { staffId, address }: { readonly staffId: string; readonly address: string | null },
  services: Services,
): Promise<void> {
  if (kind === undefined) return;
  const { db, now, environment, spendBudget } = services;
  const retryAfterSeconds = await spendBudget({ staffId, kind, limit: limitOf(kind, environment) }, now());
  if (retryAfterSeconds === null) return;
  if (await shouldAlert(db, { staffId, kind }, now())) {
    await raiseAlert(services, { kind: 'limit-reached', staffId, address, facts: { limit: kind } });
  }
  throw problem({ statusCode: 429, errorCode: ownCodes.limitReached, retryAfterSeconds });
}

function limitOf(kind: LimitKind, environment: Environment): number {
  const { limitPersonal, limitReveal, limitLookup, limitMoney, limitExport } = environment;
  return { personal: limitPersonal, reveal: limitReveal, lookup: limitLookup, money: limitMoney, export: limitExport }[kind];
}
