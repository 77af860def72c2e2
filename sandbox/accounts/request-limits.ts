import type { Endpoint } from '@/lib/contracts/endpoint';
import type { EndpointName } from '@/lib/contracts/registry';
import type { Clock } from '@/sandbox/clock';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Variant } from '@/sandbox/variants/variants';
import type { Account } from './account';

export type RateLimiter = (account: Account) => void;

/** The scope that an endpoint requires: its resource, and `read` or `write`. The document defines no scope names. */
export function scopeOf(name: EndpointName, endpoint: Pick<Endpoint, 'effect'>): string {
  const [resource] = name.split('.');
  return `${resource}:${endpoint.effect === 'read' ? 'read' : 'write'}`;
}

/** @throws ServiceProblem SVA200, in a variant SVA100, when the account's token lacks the scope. */
export function requireScope(account: Account, scope: string, variant: Variant): void {
  const { scopes } = account.settings;
  if (scopes && !scopes.includes(scope)) throw new ServiceProblem(variant.has('scope-unauthorized') ? 'SVA100' : 'SVA200');
}

/** Counts calls per account in fixed windows. @throws ServiceProblem SVG429 beyond the account's rate. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<number, { ends: number; calls: number }>();
  return ({ id, settings: { rateLimit } }) => {
    if (!rateLimit) return;
    const now = clock.now().getTime();
    const current = windows.get(id);
    const window = current && current.ends > now ? current : { ends: now + rateLimit.seconds * 1000, calls: 0 };
    windows.set(id, window);
    window.calls += 1;
    if (window.calls > rateLimit.calls) throw new ServiceProblem('SVG429', { retryAfterSeconds: Math.ceil((window.ends - now) / 1000) });
  };
}
