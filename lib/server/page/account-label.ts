import 'server-only';
import { randomUUID } from 'node:crypto';
import { perform } from '../door/perform';
import { services } from '../services';
import type { Caller } from '../sessions/caller';

const keptMs = 10 * 60_000;
const patienceMs = 800;
let kept: { at: number; label: string } | null = null;

/** "Casa Ipê · 482913", for the shell. Kept ten minutes; without an answer in time the shell shows its own name. */
export async function accountLabel(caller: Caller): Promise<string> {
  if (kept && Date.now() - kept.at < keptMs) return kept.label;
  try {
    const call = { params: {}, query: {}, requestId: randomUUID(), address: null, signal: AbortSignal.timeout(patienceMs) };
    // Read as finance reads it: an account's own number is no personal data of the person looking.
    const { name, accountNumber } = await perform(
      'account.read',
      call,
      { ...caller, role: 'finance', mustChangePassword: false },
      services(),
    );
    kept = { at: Date.now(), label: [name, accountNumber].filter(Boolean).join(' · ') };
    return kept.label;
  } catch {
    return 'Balcão';
  }
}
