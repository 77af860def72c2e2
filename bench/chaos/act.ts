import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { operationRecord } from '@/lib/contracts/operations.shape';
import type { Answer, Send } from './browser';

/** One thing a person wants done, once. */
export interface Act {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Told {
  /** What the person was told in the end. */
  readonly outcome: 'done' | 'given-up';
  /** How often the person pressed, each press sent as often as it took to get an answer. */
  readonly presses: number;
  readonly sent: number;
}

const answered = z.object({ operation: operationRecord });
const refusal = z.object({ errorCode: z.string().nullable() });
const mostPresses = 20;

/**
 * Acts as the page does: the same key until there is an answer; an unknown outcome is followed, not repeated; only a refusal by the
 * service, or a reading that found nothing, makes way for another press, after the latter under the same reference.
 */
export async function act({ path, body }: Act, send: Send): Promise<Told> {
  let sent = 0;
  let reference: string | null = null;
  for (let presses = 1; presses <= mostPresses; presses += 1) {
    const key = crypto.randomUUID();
    const asked = reference === null ? body : { ...body, clientReference: reference };
    let answer: Answer;
    do {
      if (sent > 0) await sleep(200 + Math.random() * 800);
      answer = await send('POST', path, { body: asked, key });
      sent += 1;
    } while (!decides(answer));
    const read = answered.safeParse(answer.body);
    if (!read.success) continue;
    const state = read.data.operation.state === 'done' ? 'done' : await follow(read.data.operation.id, send);
    if (state === 'done') return { outcome: 'done', presses, sent };
    if (state === 'not-found') reference = read.data.operation.reference;
  }
  return { outcome: 'given-up', presses: mostPresses, sent };
}

/** Whether an answer says what became of the act: it was taken, or the service refused it. */
function decides({ status, body }: Answer): boolean {
  if (status === 200 || status === 202) return true;
  const code = refusal.safeParse(body).data?.errorCode ?? null;
  return status >= 400 && status < 500 && !code?.startsWith('SVB');
}

async function follow(id: string, send: Send) {
  for (;;) {
    await sleep(2_000 + Math.random() * 2_000);
    const { body } = await send('GET', `/api/office/operations/${id}`);
    const state = operationRecord.safeParse(body).data?.state;
    if (state === 'done' || state === 'refused' || state === 'not-found') return state;
  }
}
