import type { NamesOf } from '@/lib/contracts/registry';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';

const most = 5;
const window = 60_000;
/** Any number that no other lock of this database has. */
const lock = 4_010_020;

type Source = Pick<Services, 'sql' | 'clock'>;

/** Counts a call for another sending. @throws ServiceProblem SVG429 beyond five of its kind in a minute, by account. */
export async function requireResend({ sql, clock }: Source, accountId: number, call: NamesOf<'pix'>): Promise<void> {
  const now = clock.now().getTime();
  const since = new Date(now - window).toISOString();
  const waitUntil = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock}, ${accountId})`;
    const recent = await tx<{ at: string }[]>`
      select at from callback_resends where account_id = ${accountId} and call = ${call} and at > ${since} order by at desc limit ${most}`;
    const oldest = recent[most - 1];
    if (oldest) return Date.parse(oldest.at) + window;
    await tx`insert into callback_resends ${tx({ accountId, call, at: new Date(now).toISOString() })}`;
    return null;
  });
  if (waitUntil === null) return;
  throw new ServiceProblem('SVG429', { retryAfterSeconds: Math.max(1, Math.ceil((waitUntil - now) / 1000)) });
}
