import 'server-only';
import { and, eq } from 'drizzle-orm';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { readApprovalFile, refusedFile, storeFiles } from '@/lib/server/approvals/files/approval-file-store';
import { currentRules } from '@/lib/server/approvals/rules/rule-store';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import { type Evidence, readEvidence } from '@/lib/server/defenses/evidence';
import type { OfficeHandler } from '@/lib/server/office/context';
import { isVisibleTo } from './approvals';

export const offeredFiles: OfficeHandler<'approvalFiles.offered'> = async ({ services }) => {
  const rules = await currentRules(services.db);
  return { actions: Array.from(new Set(rules.flatMap(({ enabled, actions }) => (enabled ? actions : [])))) };
};

/** Each file is examined as evidence of a defense is: by its bytes, its name cleaned, pictures without what they say about people and devices. */
export const saveFiles: OfficeHandler<'approvalFiles.save'> = async ({ params, body, caller, services, note }) => {
  const accepted: Evidence[] = [];
  for (const [place, file] of (body.files ?? []).entries()) {
    const evidence = readEvidence(file.name, Buffer.from(await file.arrayBuffer()));
    if (typeof evidence === 'string') throw refusedFile(place, evidence);
    accepted.push(evidence);
  }
  const files = await storeFiles({ makerId: caller.staffId, key: params.key }, accepted, services);
  note({ facts: { files: String(files.length), sha256: files.map(({ sha256 }) => sha256).join(' ') } });
  return { files };
};

export const openApprovalFile: OfficeHandler<'approvalFiles.read'> = async ({ params, caller, services, note }) => {
  const { approvalId, id } = params;
  note({ object: approvalId, facts: { file: id } });
  const [row] = await services.db
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, approvalId), isVisibleTo(caller)));
  const content = row ? await readApprovalFile(row, id, services) : null;
  if (content === null) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return new Uint8Array(content);
};
