import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Approval, awaitingApprovalShape } from '@/lib/contracts/office/approvals/approvals.shape';
import { operationRecord } from '@/lib/contracts/office/operations.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { isFinalRefusal } from '@/lib/domain/is-final-refusal';
import { type Approve, isOpen } from './approvers';
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
  readonly approve: Approve;
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
 * then that of its operation, or nothing was sent when there is none.
 */
export async function runMoneyAction(
  { method, path, body, referred, confirmed }: MoneyAction,
  { send, follow, limiter, approve, before }: MoneyActionContext,
): Promise<MoneyActionResult> {
  let sent = 0;
  const approvals: Approval[] = [];
  let reference: string | null = null;
  let wasNotFound = false;
  for (let presses = 1; presses <= maxPresses; presses += 1) {
    const key = crypto.randomUUID();
    const answer = await limiter(async () => {
      const requestBody = { ...body, ...(await confirmed?.()), ...(referred && reference !== null ? { clientReference: reference } : {}) };
      if (presses === 1) await before();
      for (;;) {
        const got = await send(method, path, { body: requestBody, key });
        sent += 1;
        if (isFinal(got)) return got;
        if (codeOf(got.body) === ownCodes.invalidRequest) throw new Error('the gateway does not understand the request');
        await sleep(200 + Math.random() * 800);
      }
    });
    if (answer.status >= 400 && wasNotFound && isOtherRemainder(answer)) return { outcome: 'done', presses, sent, approvals };
    if (answer.status >= 400) continue;
    const begun = answered.parse(answer.body);
    const approval = 'approval' in begun ? await approve(begun.approval.id) : null;
    if (approval) approvals.push(approval);
    if (approval && isOpen(approval)) break;
    if (approval?.stale?.reason === 'record' && wasNotFound) return { outcome: 'done', presses, sent, approvals };
    const id = 'operation' in begun ? begun.operation.id : approval?.operationId;
    if (!id) continue;
    const operation = 'operation' in begun && begun.operation.state === 'done' ? begun.operation : await follow(id);
    if (operation.state === 'done') return { outcome: 'done', presses, sent, approvals };
    if (operation.state === 'not-found') {
      wasNotFound = true;
      reference = operation.reference;
    }
  }
  return { outcome: 'given-up', presses: maxPresses, sent, approvals };
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
