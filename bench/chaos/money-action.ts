import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Approval, awaitingApprovalShape } from '@/lib/contracts/office/approvals/approvals.shape';
import { operationRecord } from '@/lib/contracts/office/operations.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { isFinalRefusal } from '@/lib/domain/is-final-refusal';
import { type Decide, isOpen, isPermit } from './approvers';
import type { Answer, Send } from './browser';
import type { FollowOperation } from './follow';
import type { Limiter } from './limiter';

/** An operation that a person wants done exactly once. */
export interface MoneyAction {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether the body accepts the client reference of an operation that was not found. Card bodies have their own reference, or none. */
  readonly referred: boolean;
  /** Fields that must be obtained again before each submission, such as the payee confirmation. */
  readonly confirmed?: () => Promise<Readonly<Record<string, unknown>>>;
}

export interface MoneyActionContext {
  readonly send: Send;
  readonly follow: FollowOperation;
  readonly limiter: Limiter;
  readonly decide: Decide;
  readonly takeBack: Decide;
  /** Called once, just before the first submission. */
  readonly before: () => Promise<void>;
}

export interface MoneyActionResult {
  /** The outcome that the person is shown. */
  readonly outcome: 'done' | 'given-up';
  /** Submissions by the person, and requests sent, which are repeated until there is an answer. */
  readonly presses: number;
  readonly sent: number;
  /** What the submissions had to wait for, as it ended. */
  readonly approvals: readonly Approval[];
}

const answered = z.union([z.object({ operation: operationRecord }), awaitingApprovalShape]);
const refusal = z.object({ errorCode: z.string().nullable() });
const maxPresses = 20;

/**
 * Behaves like the page: it repeats a request with the same idempotency key until there is an answer, and follows an unknown outcome
 * instead of repeating it. Only a refusal by the service or a look-up that found nothing allows another submission; after the latter it has
 * the same client reference. When the refundable amount has changed by then, the earlier refund has taken effect after all. While it waits
 * for an outcome it frees its place in the limiter. A request that is held for approval is followed until it is decided; the outcome is
 * then that of its operation, or nothing was sent when there is none. With a permit the same request is sent once more, often by two forms at the same
 * moment: one of them is carried out, and what the other one asks for is taken back.
 */
export async function runMoneyAction(action: MoneyAction, context: MoneyActionContext): Promise<MoneyActionResult> {
  const effort: Effort = { presses: 0, sent: 0, approvals: [], permits: [] };
  const outcome = await submitUntilDone(action, context, effort);
  const { presses, sent, approvals, permits } = effort;
  // A permit that was not used after all is taken back; one that was has ended as its operation did.
  for (const id of permits) approvals.push(await context.takeBack(id));
  return { outcome, presses, sent, approvals };
}

interface Effort {
  presses: number;
  sent: number;
  readonly approvals: Approval[];
  readonly permits: string[];
}

async function submitUntilDone(action: MoneyAction, context: MoneyActionContext, effort: Effort): Promise<'done' | 'given-up'> {
  let reference: string | null = null;
  let wasNotFound = false;
  let hasPermit = false;
  while (effort.presses < maxPresses) {
    effort.presses += 1;
    const answer = await submit(action, context, effort, { reference, forms: hasPermit && Math.random() < 0.5 ? 2 : 1 });
    hasPermit = false;
    if (answer.status >= 400 && wasNotFound && isOtherRemainder(answer)) return 'done';
    if (answer.status >= 400) continue;
    const begun = answered.parse(answer.body);
    const approval = 'approval' in begun ? await context.decide(begun.approval.id) : null;
    if (approval && isPermit(approval)) {
      hasPermit = true;
      effort.permits.push(approval.id);
      continue;
    }
    if (approval) effort.approvals.push(approval);
    if (approval && isOpen(approval)) return 'given-up';
    if (approval?.stale?.reason === 'record' && wasNotFound) return 'done';
    const id = 'operation' in begun ? begun.operation.id : approval?.operationId;
    if (!id) continue;
    const operation = 'operation' in begun && begun.operation.state === 'done' ? begun.operation : await context.follow(id);
    if (operation.state === 'done') return 'done';
    if (operation.state === 'not-found') {
      wasNotFound = true;
      reference = operation.reference;
    }
  }
  return 'given-up';
}

/** Sends the request from so many forms at the same moment, each under its own key; what the others than the first one asked for is taken back. */
async function submit(
  { method, path, body, referred, confirmed }: MoneyAction,
  { send, limiter, takeBack, before }: MoneyActionContext,
  effort: Effort,
  { reference, forms }: { readonly reference: string | null; readonly forms: number },
): Promise<Answer> {
  const answers = await limiter(async () => {
    const requestBody = { ...body, ...(await confirmed?.()), ...(referred && reference !== null ? { clientReference: reference } : {}) };
    if (effort.presses === 1) await before();
    const untilAnswered = async (key: string): Promise<Answer> => {
      for (;;) {
        const got = await send(method, path, { body: requestBody, key });
        effort.sent += 1;
        if (isFinal(got)) return got;
        if (codeOf(got.body) === ownCodes.invalidRequest) throw new Error('the gateway does not understand the request');
        await sleep(200 + Math.random() * 800);
      }
    };
    return Promise.all(Array.from({ length: forms }, () => untilAnswered(crypto.randomUUID())));
  });
  const [first = { status: 0, body: null }, ...others] = answers.toSorted((a, b) => Number(b.status === 200) - Number(a.status === 200));
  for (const { body: held } of others) {
    const asked = awaitingApprovalShape.safeParse(held).data;
    if (asked) effort.approvals.push(await takeBack(asked.approval.id));
  }
  return first;
}

/** Whether an answer is final: the operation was accepted, or it ended without effect. */
function isFinal({ status, body }: Answer): boolean {
  const errorCode = codeOf(body);
  return status === 200 || status === 202 || isFinalRefusal({ statusCode: status, errorCode }) || isOtherRemainder({ status, body });
}

/** Whether the transaction has changed since the form was shown: a refund is done or pending. */
function isOtherRemainder({ body }: Answer): boolean {
  return [ownCodes.outdated, ownCodes.notRefundable].includes(codeOf(body) ?? '');
}

function codeOf(body: unknown): string | null {
  return refusal.safeParse(body).data?.errorCode ?? null;
}
