import { z } from 'zod';
import { approvableActions } from './approvable-action';
import { approvalFileLimits } from './approval-files';

/** A file of a request, as its approvers are shown it. */
export const approvalFile = z.object({
  id: z.string(),
  /** Empty once the people were removed from the request, and the file with them. */
  name: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number(),
  sha256: z.string(),
});

export type ApprovalFile = z.output<typeof approvalFile>;

/** One part of a form, or several under the same name. */
const files = z.union([z.file().transform((file) => [file]), z.array(z.file()).max(approvalFileLimits.files)]);

export const approvalFileShapes = {
  'approvalFiles.offered': { record: z.object({ actions: z.array(z.enum(approvableActions)) }) },
  'approvalFiles.save': {
    body: z
      .strictObject({
        /** How many there are, so that none is lost on the way; 0 takes away what was stored. */
        count: z.string().regex(/^\d$/),
        files: files.optional(),
      })
      .refine(({ count, files: given = [] }) => Number(count) === given.length),
    record: z.object({ files: z.array(approvalFile) }),
  },
  'approvalFiles.read': { record: z.instanceof(Uint8Array) },
};
