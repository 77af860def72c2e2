import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Caller } from '@/lib/server/sessions/caller';
import { pageRead } from './page-read';

const keptMs = 10 * 60_000;
const timeoutMs = 800;
let kept: { at: number; label: string } | null = null;

/** The account in the page header, like "Casa Ipê · 482913". Cached ten minutes; without an answer in time the product's name is shown. */
export async function accountLabel(caller: Caller): Promise<string> {
  if (kept && Date.now() - kept.at < keptMs) return kept.label;
  try {
    const call = { requestId: randomUUID(), signal: AbortSignal.timeout(timeoutMs) };
    const { name, accountNumber } = await pageRead('account.read', {}, caller, call);
    kept = { at: Date.now(), label: [name, accountNumber].filter(Boolean).join(' · ') };
    return kept.label;
  } catch {
    return 'Balcão';
  }
}
