import 'server-only';
import type { AuditAction, AuditResult } from '@/lib/contracts/office/audit/audit-action';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { mayHaveTakenEffect } from '@/lib/domain/may-have-taken-effect';
import type { Database } from '@/lib/server/database/database';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import type { Caller } from '@/lib/server/sessions/caller';
import { addressFacts } from './address-facts';
import { bodyFacts } from './body-facts';
import { recordAuditEvent } from './record';

/** Corrections a handler makes to the audit event of its call. */
export interface AuditNotes {
  /** The action that really took place, when it differs from the declared one. */
  readonly action?: AuditAction;
  readonly object?: string;
  readonly facts?: Readonly<Record<string, string>>;
  /** Set when the answer only says that something was sent. */
  readonly result?: 'unknown';
  /** Set when a recent event says the same. */
  readonly omit?: boolean;
}

export type NoteAudit = (notes: AuditNotes) => void;

interface AuditedCall {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly requestId: string;
}

/**
 * Audits a call as its endpoint declares: `asked` before anything is done, then the result. Without the first event nothing is done; a read
 * has the second event only, and is not answered without it. A write that was done is answered even when its second event cannot be
 * written, because the first one exists. Money operations write their own two events.
 */
export async function withAudit<T>(
  name: EndpointName,
  { params, body, requestId }: AuditedCall,
  caller: Caller,
  { db, now }: { readonly db: Database; readonly now: () => Date },
  run: (note: NoteAudit) => Promise<T>,
): Promise<T> {
  const endpoint = endpointNamed(name);
  const { audit: entry, effect } = endpoint;
  if (!entry || effect === 'money') return run(() => {});
  let notes: AuditNotes = {};
  const [subject] = Object.values(params);
  const declared = { ...addressFacts(endpoint, body), ...bodyFacts(body, entry.facts ?? []) };
  const write = async (result: AuditResult, found?: { readonly object?: string; readonly code?: string }) => {
    const object = notes.object ?? subject ?? found?.object ?? null;
    const facts = { ...declared, ...notes.facts, ...(found?.code === undefined ? {} : { code: found.code }) };
    await recordAuditEvent(db, { caller, action: notes.action ?? entry.action, object, result, requestId, facts }, now());
  };
  const writeOutcome: typeof write = async (result, found) => {
    if (notes.omit) return;
    const writing = write(result, found);
    await (effect === 'read' ? writing : writing.catch((error: unknown) => reportUnwritten(name, requestId, error)));
  };

  if (effect !== 'read' && entry.asked !== false) await write('asked');
  let answer: T;
  try {
    answer = await run((more) => {
      notes = { ...notes, ...more, facts: { ...notes.facts, ...more.facts } };
    });
  } catch (error) {
    await writeOutcome(outcomeOf(error), { code: codeOf(error) });
    throw error;
  }
  await writeOutcome(notes.result ?? 'done', { object: idOf(answer) });
  return answer;
}

/** An unexpected error may have happened after the change took effect, so its result is unknown. */
function outcomeOf(error: unknown): 'refused' | 'unknown' {
  return error instanceof ProblemError && !mayHaveTakenEffect(error.problem) ? 'refused' : 'unknown';
}

function codeOf(error: unknown): string {
  return error instanceof ProblemError ? (error.problem.errorCode ?? String(error.problem.statusCode)) : ownCodes.internalError;
}

function idOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : undefined;
}

function reportUnwritten(endpoint: string, requestId: string, error: unknown): void {
  log.error({ endpoint, requestId, error: errorName(error) }, 'the outcome of a call is not on record');
}
