import 'server-only';
import type { StaleReason } from '@/lib/contracts/office/approvals/approvals';
import type { DataSubject } from '@/lib/contracts/office/privacy/data-subjects.shape';
import type { PixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import type { ShownRequest } from '@/lib/server/database/schema/approvals-schema';
import type { LearnedSubject } from '@/lib/server/database/schema/data-subjects-schema';
import type { PushSubscription } from '@/lib/server/database/schema/push-schema';
import type { StoredPlan } from '@/lib/server/database/schema/schema';
import { bytesField, jsonField, textField } from './field';

const inbox = { table: 'inbox', key: [{ column: 'id', type: 'bigint' }], row: "encode(content_hash, 'hex')" } as const;

/** Bound to the hash of the content, in hexadecimal: the id is made as the row is written. */
export const inboxFields = {
  body: bytesField({ ...inbox, column: 'body' }),
  sender: textField({ ...inbox, column: 'sender' }),
};

export function inboxRow(contentHash: Buffer): string {
  return contentHash.toString('hex');
}

const operation = { table: 'operations', key: [{ column: 'id', type: 'uuid' }], row: 'idempotency_key::text' } as const;

/** Bound to the idempotency key. */
export const operationFields = {
  description: textField({ ...operation, column: 'description' }),
  holder: jsonField<Holder>({ ...operation, column: 'holder' }),
  holderBefore: jsonField<Holder>({ ...operation, column: 'holder_before' }),
  plan: jsonField<StoredPlan>({ ...operation, column: 'plan' }),
};

const approval = { table: 'approvals', key: [{ column: 'id', type: 'uuid' }], row: 'id::text' } as const;

export const approvalFields = {
  holder: jsonField<Holder>({ ...approval, column: 'holder' }),
  holderBefore: jsonField<Holder>({ ...approval, column: 'holder_before' }),
  shown: jsonField<ShownRequest>({ ...approval, column: 'shown' }),
  stale: jsonField<{ reason: StaleReason; now: string }>({ ...approval, column: 'stale' }),
  reason: textField({ ...approval, column: 'reason' }),
};

const approvalFile = { table: 'approval_files', key: [{ column: 'id', type: 'uuid' }], row: 'id::text' } as const;

export const approvalFileFields = {
  name: textField({ ...approvalFile, column: 'name' }),
  content: bytesField({ ...approvalFile, column: 'content' }),
};

const draft = { table: 'defense_drafts', key: [{ column: 'infraction_id', type: 'text' }], row: 'infraction_id' } as const;

export const draftFields = { text: textField({ ...draft, column: 'text' }) };

const draftFile = { table: 'defense_draft_files', key: [{ column: 'id', type: 'uuid' }], row: 'id::text' } as const;

export const draftFileFields = {
  name: textField({ ...draftFile, column: 'name' }),
  content: bytesField({ ...draftFile, column: 'content' }),
};

const sentDefense = { table: 'sent_defenses', key: [{ column: 'id', type: 'uuid' }], row: 'key::text' } as const;

/** Bound to the key of the form that sent it. */
export const sentDefenseFields = {
  text: textField({ ...sentDefense, column: 'text' }),
  files: jsonField<{ name: string; mimeType: string; size: number; sha256: string }[]>({ ...sentDefense, column: 'files' }),
  before: jsonField<string[]>({ ...sentDefense, column: 'before' }),
};

const note = { table: 'notes', key: [{ column: 'id', type: 'uuid' }], row: 'id::text' } as const;

export const noteFields = { text: textField({ ...note, column: 'text' }) };

export const tagFields = { name: textField({ table: 'tags', key: [{ column: 'id', type: 'uuid' }], row: 'id::text', column: 'name' }) };

const paymentInvoice = { table: 'payment_invoices', key: [{ column: 'id', type: 'uuid' }], row: 'id::text' } as const;

export const paymentInvoiceFields = {
  number: textField({ ...paymentInvoice, column: 'number' }),
  fileName: textField({ ...paymentInvoice, column: 'file_name' }),
  content: bytesField({ ...paymentInvoice, column: 'content' }),
};

const savedPayee = { table: 'saved_payees', key: [{ column: 'id', type: 'uuid' }], row: 'id::text' } as const;

export const savedPayeeFields = {
  name: textField({ ...savedPayee, column: 'name' }),
  note: textField({ ...savedPayee, column: 'note' }),
  key: jsonField<PixKey>({ ...savedPayee, column: 'key' }),
  holder: jsonField<Holder>({ ...savedPayee, column: 'holder' }),
};

const dataSubject = { table: 'data_subject_requests', key: [{ column: 'id', type: 'uuid' }], row: 'id::text' } as const;

export const dataSubjectFields = {
  subject: jsonField<DataSubject>({ ...dataSubject, column: 'subject' }),
  learned: jsonField<LearnedSubject>({ ...dataSubject, column: 'learned' }),
};

const exportJob = { table: 'exports', key: [{ column: 'id', type: 'uuid' }], row: 'id::text' } as const;

export const exportFields = {
  search: textField({ ...exportJob, column: 'search' }),
  filters: jsonField<readonly { label: string; text: string }[]>({ ...exportJob, column: 'filters' }),
};

const exportPiece = {
  table: 'export_pieces',
  key: [
    { column: 'export_id', type: 'uuid' },
    { column: 'place', type: 'integer' },
  ],
  row: "export_id::text || '/' || place::text",
} as const;

export const exportPieceField = bytesField({ ...exportPiece, column: 'content' });

/** What a piece of a file is bound to. */
export function exportPieceRow(exportId: string, place: number): string {
  return `${exportId}/${place}`;
}

const sharedToken = { table: 'shared_tokens', key: [{ column: 'name', type: 'text' }], row: 'name' } as const;

export const sharedTokenFields = { token: textField({ ...sharedToken, column: 'token' }) };

const pushKey = { table: 'push_keys', key: [{ column: 'name', type: 'text' }], row: 'name' } as const;

export const pushKeyFields = { privateKey: textField({ ...pushKey, column: 'private_key' }) };

const pushDevice = { table: 'push_devices', key: [{ column: 'id', type: 'uuid' }], row: 'id::text' } as const;

export const pushDeviceFields = { subscription: jsonField<PushSubscription>({ ...pushDevice, column: 'subscription' }) };

const teamChat = { table: 'team_chats', key: [{ column: 'name', type: 'text' }], row: 'name' } as const;

export const teamChatFields = { url: textField({ ...teamChat, column: 'url' }) };
