import 'server-only';
import { randomUUID } from 'node:crypto';
import { may } from '@/lib/contracts/office/permission';
import type { Caller } from '@/lib/server/sessions/caller';
import { pageRead } from './page-read';

const cacheMs = 10 * 60_000;
const timeoutMs = 800;
/** By whether the number is whole in it. */
const labels = new Map<boolean, { at: number; label: string }>();

/** The account in the page header, like "Casa Ipê · 482913", its number masked for roles that see personal data so. Cached ten minutes; without an answer in time the product's name is shown. */
export async function accountLabel(caller: Caller): Promise<string> {
  const isWhole = may(caller, 'personal-data:read');
  const known = labels.get(isWhole);
  if (known && Date.now() - known.at < cacheMs) return known.label;
  try {
    const call = { requestId: randomUUID(), signal: AbortSignal.timeout(timeoutMs) };
    const { name, accountNumber } = await pageRead('account.read', {}, caller, call);
    const label = [name, accountNumber].filter(Boolean).join(' · ');
    labels.set(isWhole, { at: Date.now(), label });
    return label;
  } catch {
    return 'Balcão';
  }
}
