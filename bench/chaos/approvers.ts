import { setTimeout as sleep } from 'node:timers/promises';
import { openApprovalStates } from '@/lib/contracts/office/approvals/approvals';
import { type Approval, approvalShapes, awaitingApprovalShape } from '@/lib/contracts/office/approvals/approvals.shape';
import { approvalRules } from './approval-rules';
import type { Send } from './browser';
import type { Limiter } from './limiter';

const pollInterval = 2_000;
/** About five minutes. An approval whose process was killed while it sent is taken up again after two. */
const maxReads = 150;

/** Has somebody else decide a request, and waits until it is over; an approval that is still open then is stuck. */
export type Approve = (id: string) => Promise<Approval>;

/**
 * Two administrators who approve what others ask for: one of them, both at the same moment, or one who presses twice. Each press may be lost,
 * because the app is sometimes down; they press again while the request waits.
 */
export function createApprovers([first, second]: readonly [Send, Send], limiter: Limiter) {
  let votes = 0;

  async function press({ id, requestHash }: Approval): Promise<void> {
    const [one, other] = Math.random() < 0.5 ? [first, second] : [second, first];
    const patterns = [[one], [one, one], [one, other], [one, other, one]];
    const people = patterns[Math.floor(Math.random() * patterns.length)] ?? [one];
    votes += people.length;
    await limiter(() => Promise.all(people.map((send) => send('POST', `/api/office/approvals/${id}/approval`, { body: { requestHash } }))));
  }

  const approve: Approve = async (id) => {
    for (let reads = 1; ; reads += 1) {
      const { body } = await first('GET', `/api/office/approvals/${id}`);
      const approval = approvalShapes['approvals.read'].record.safeParse(body).data;
      if (approval && (!isOpen(approval) || reads >= maxReads)) return approval;
      if (approval?.state === 'waiting') await press(approval);
      await sleep(pollInterval);
    }
  };

  return {
    approve,
    /** How many times somebody pressed. */
    votes: () => votes,
    /** Writes the rules of the run, each of which waits for the other administrator. */
    async writeRules(): Promise<void> {
      for (const rule of approvalRules) {
        const path = `/api/office/approval-rules/${crypto.randomUUID()}`;
        for (let isWritten = false; !isWritten; await sleep(200)) {
          const { body } = await first('PUT', path, { body: { ...rule, version: 0 } });
          const asked = awaitingApprovalShape.safeParse(body).data;
          isWritten = asked !== undefined && (await approve(asked.approval.id)).state === 'done';
        }
      }
    },
  };
}

export function isOpen({ state }: Approval): boolean {
  return openApprovalStates.some((open) => open === state);
}

/** Whether everybody whom the rules ask for has approved, and it was carried out. */
export function isCarriedOut({ requirements, operationId }: Approval): boolean {
  return operationId !== null && requirements.length > 0 && requirements.every(({ given, needed }) => given >= needed);
}
