import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { operationRecord } from '@/lib/contracts/office/operations.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { isFinalRefusal } from '@/lib/domain/is-final-refusal';
import type { Answer, Send } from './browser';
import type { Counter } from './counter';
import type { FollowOperation } from './follow';

/** One thing a person wants done, once. */
export interface MoneyAction {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether the body takes the reference of an act that reading did not find; of cards, the body has its own or there is none. */
  readonly referred: boolean;
  /** What must be found out anew before each press: whom a withdrawal would pay. */
  readonly confirmed?: () => Promise<Readonly<Record<string, unknown>>>;
}

export interface MoneyActionContext {
  readonly send: Send;
  readonly follow: FollowOperation;
  readonly counter: Counter;
  /** Called once, just before the first press. */
  readonly before: () => Promise<void>;
}

export interface MoneyActionResult {
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
 * Acts as the page does: the same key until there is an answer; an unknown outcome is followed, not repeated; only a refusal by
 * the service, or a reading that found nothing, makes way for another press, after the latter under the same reference. A form
 * that then learns of another remainder shows its own refund, late but there. Whoever waits leaves the counter to the next.
 */
export async function runMoneyAction(
  { method, path, body, referred, confirmed }: MoneyAction,
  { send, follow, counter, before }: MoneyActionContext,
): Promise<MoneyActionResult> {
  let sent = 0;
  let reference: string | null = null;
  let sought = false;
  for (let presses = 1; presses <= mostPresses; presses += 1) {
    const key = crypto.randomUUID();
    const answer = await counter(async () => {
      const asked = { ...body, ...(await confirmed?.()), ...(referred && reference !== null ? { clientReference: reference } : {}) };
      if (presses === 1) await before();
      for (;;) {
        const got = await send(method, path, { body: asked, key });
        sent += 1;
        if (decides(got)) return got;
        if (codeOf(got.body) === ownCodes.invalidRequest) throw new Error('the door does not understand what is asked of it');
        await sleep(200 + Math.random() * 800);
      }
    });
    if (answer.status >= 400 && sought && isOtherRemainder(answer)) return { outcome: 'done', presses, sent };
    if (answer.status >= 400) continue;
    const { operation } = answered.parse(answer.body);
    const state = operation.state === 'done' ? 'done' : await follow(operation.id);
    if (state === 'done') return { outcome: 'done', presses, sent };
    if (state === 'not-found') {
      sought = true;
      reference = operation.reference;
    }
  }
  return { outcome: 'given-up', presses: mostPresses, sent };
}

/** Whether an answer says what became of the act: it was taken, or it ended without effect. */
function decides({ status, body }: Answer): boolean {
  const errorCode = codeOf(body);
  return status === 200 || status === 202 || isFinalRefusal({ statusCode: status, errorCode }) || isOtherRemainder({ status, body });
}

/** The transaction is not as the form showed it: something was refunded, or is about to be. */
function isOtherRemainder({ body }: Answer): boolean {
  return [ownCodes.outdated, ownCodes.notRefundable].includes(codeOf(body) ?? '');
}

function codeOf(body: unknown): string | null {
  return refusal.safeParse(body).data?.errorCode ?? null;
}
