import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Caller } from '@/lib/server/sessions/caller';
import { pageRead } from './page-read';

const cacheMs = 10 * 60_000;
const timeoutMs = 800;
let cached: { at: number; label: string } | null = null;

/** The account in the page header, like "Casa Ipê · 482913". Cached ten minutes; without an answer in time the product's name is shown. */
export async function accountLabel(caller: Caller): Promise<string> {
  if (cached && Date.now() - cached.at < cacheMs) return cached.label;
  try {
    const call = { requestId: randomUUID(), signal: AbortSignal.timeout(timeoutMs) };
    const { name, accountNumber } = await pageRead('account.read', {}, caller, call);
    cached = { at: Date.now(), label: [name, accountNumber].filter(Boolean).join(' · ') };
    return cached.label;
  } catch {
    return 'Balcão';
  }
}
