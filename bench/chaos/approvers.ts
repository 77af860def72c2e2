import { setTimeout as sleep } from 'node:timers/promises';
import { openApprovalStates } from '@/lib/contracts/office/approvals/approvals';
import { type Approval, approvalShapes, awaitingApprovalShape } from '@/lib/contracts/office/approvals/approvals.shape';
import { approvalRules } from './approval-rules';
import type { Send } from './browser';
import type { Limiter } from './limiter';

const pollInterval = 2_000;
/** About five minutes. An approval whose process was killed while it sent is taken up again after half a minute. */
const maxReads = 150;

/** What becomes of a request, as far as people decide it. The others are tried while somebody approves at the same moment. */
const fates = ['approved', 'declined', 'withdrawn', 'lapsed'] as const;
type Fate = (typeof fates)[number];

/** Has a request decided, and waits until it is over, or is a permit to be used; an approval that is still open after that is stuck. */
export type Decide = (id: string) => Promise<Approval>;

interface People {
  /** Two administrators who decide about what others ask for. */
  readonly approvers: readonly [Send, Send];
  /** Who asked. */
  readonly requester: Send;
  readonly limiter: Limiter;
  /** Lets the time of a request run out a second from now. */
  readonly lapseSoon: (id: string) => Promise<void>;
}

/**
 * What people do with requests. Most are approved: by one of the administrators, both at the same moment, or one who presses twice. Others are declined or
 * taken back, or nobody decides in time; often while an approval is on its way. Each press may be lost, because the app is sometimes down; they press
 * again while the request waits.
 */
export function createApprovers({ approvers: [first, second], requester, limiter, lapseSoon }: People) {
  let votes = 0;

  const vote = (send: Send, { id, requestHash }: Approval) => {
    votes += 1;
    return send('POST', `/api/office/approvals/${id}/approval`, { body: { requestHash } });
  };
  const patterns = (one: Send, other: Send) => [[one], [one, one], [one, other], [one, other, one]];

  async function press(approval: Approval, fate: Fate): Promise<void> {
    const [one, other] = Math.random() < 0.5 ? [first, second] : [second, first];
    const rival = () => (Math.random() < 0.5 ? vote(other, approval) : null);
    const path = `/api/office/approvals/${approval.id}`;
    await limiter(async () => {
      switch (fate) {
        case 'approved':
          return Promise.all((pick(patterns(one, other)) ?? [one]).map((send) => vote(send, approval)));
        case 'declined':
          return Promise.all([one('POST', `${path}/refusal`, { body: { reason: 'Não confere' } }), rival()]);
        case 'withdrawn':
          return Promise.all([requester('POST', `${path}/withdrawal`), rival()]);
        case 'lapsed':
          await lapseSoon(approval.id);
          await sleep(700 + Math.random() * 500);
          return rival();
      }
    });
  }

  const decide = async (id: string, fate: Fate): Promise<Approval> => {
    for (let reads = 1; ; reads += 1) {
      const { body } = await first('GET', `/api/office/approvals/${id}`);
      const approval = approvalShapes['approvals.read'].record.safeParse(body).data;
      const isUsable = approval !== undefined && isPermit(approval);
      if (approval && (!isOpen(approval) || reads >= maxReads || (isUsable && fate === 'approved'))) return approval;
      if (approval?.state === 'waiting') await press(approval, fate);
      // A permit is taken back, or runs out, before it is used.
      else if (isUsable) await press(approval, fate === 'declined' ? 'withdrawn' : fate);
      await sleep(pollInterval);
    }
  };

  return {
    decide: ((id) => decide(id, Math.random() < 0.7 ? 'approved' : (pick(fates) ?? 'approved'))) satisfies Decide,
    /** Takes a request back that nobody needs any more, and answers how it ended. */
    takeBack: ((id) => decide(id, 'withdrawn')) satisfies Decide,
    /** How many times somebody approved. */
    votes: () => votes,
    /** Writes the rules of the run, each of which waits for the other administrator. */
    async writeRules(): Promise<void> {
      for (const rule of approvalRules) {
        const path = `/api/office/approval-rules/${crypto.randomUUID()}`;
        for (let isWritten = false; !isWritten; await sleep(200)) {
          const { body } = await first('PUT', path, { body: { ...rule, version: 0 } });
          const asked = awaitingApprovalShape.safeParse(body).data;
          isWritten = asked !== undefined && (await decide(asked.approval.id, 'approved')).state === 'done';
        }
      }
    },
  };
}

const pick = <One>(all: readonly One[]): One | undefined => all[Math.floor(Math.random() * all.length)];

export function isOpen({ state }: Approval): boolean {
  return openApprovalStates.some((open) => open === state);
}

/** Whether it waits for its requester to send the same request again. */
export function isPermit({ mode, state }: Approval): boolean {
  return mode === 'permit' && state === 'approved';
}

/** Whether everybody whom the rules ask for has approved, and it was carried out. */
export function isCarriedOut({ requirements, operationId }: Approval): boolean {
  return operationId !== null && requirements.length > 0 && requirements.every(({ given, needed }) => given >= needed);
}

/** Whether something was sent for a request that ended without being carried out. */
export function isSentDespiteItsEnd({ state, operationId }: Approval): boolean {
  return operationId !== null && (state === 'declined' || state === 'withdrawn' || state === 'lapsed');
}
