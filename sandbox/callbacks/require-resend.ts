import type { NamesOf } from '@/lib/contracts/registry';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';

const maxCalls = 5;
const window = 60_000;
/** The namespace of this advisory lock; unique in this database. */
const lock = 4_010_020;

type Source = Pick<Services, 'sql' | 'clock'>;

/** Counts a request to resend callbacks. @throws ServiceProblem SVG429 beyond five calls of one kind per minute and account. */
export async function requireResend({ sql, clock }: Source, accountId: number, call: NamesOf<'pix'>): Promise<void> {
  const now = clock.now().getTime();
  const since = new Date(now - window).toISOString();
  const waitUntil = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock}, ${accountId})`;
    const recent = await tx<{ at: string }[]>`
      select at from callback_resends where account_id = ${accountId} and call = ${call} and at > ${since} order by at desc limit ${maxCalls}`;
    const oldest = recent[maxCalls - 1];
    if (oldest) return Date.parse(oldest.at) + window;
    await tx`insert into callback_resends ${tx({ accountId, call, at: new Date(now).toISOString() })}`;
    return null;
  });
  if (waitUntil === null) return;
  throw new ServiceProblem('SVG429', { retryAfterSeconds: Math.max(1, Math.ceil((waitUntil - now) / 1000)) });
}
