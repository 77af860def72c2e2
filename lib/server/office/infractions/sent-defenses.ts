import 'server-only';
import type { SentDefense } from '@/lib/contracts/office/infractions/sent-defenses.shape';
import { sendDefense } from '@/lib/server/defenses/send-defense';
import { type SubmissionRow, submissionsOf } from '@/lib/server/defenses/submission-store';
import type { OfficeHandler } from '@/lib/server/office/context';

/** Lists what was sent from here, newest first. What the service refused was no defense and is left out. */
export const listSubmittedDefenses: OfficeHandler<'defenses.sent'> = async ({ params, caller, services }) => {
  const rows = await submissionsOf(services, params.infractionId);
  const items = rows
    .filter(({ row }) => row.state !== 'refused')
    .map(({ row, name }) => sentRecord(row, name, row.staffId === caller.staffId));
  return { items };
};

export const submitDefense: OfficeHandler<'defenses.send'> = async ({ params, body, caller, services, requestId, note }) => {
  const sending = { infractionId: params.infractionId, ...body, staffId: caller.staffId, requestId };
  const row = await sendDefense(sending, services);
  const facts = {
    state: row.state,
    files: String(row.files.length),
    sha256: row.files.map(({ sha256 }) => sha256.slice(0, 12)).join(' '),
  };
  note(row.state === 'sent' ? { facts } : { facts, result: 'unknown' });
  return sentRecord(row, caller.name, true);
};

function sentRecord(row: SubmissionRow, staff: string, mine: boolean): SentDefense {
  const { id, state, text, files, createdAt, settledAt } = row;
  return { id, state, text, files, staff, mine, createdAt: createdAt.toISOString(), settledAt: settledAt?.toISOString() ?? null };
}
