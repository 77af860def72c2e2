import { useState } from 'react';
import { isReadable } from '@/lib/client/browser/is-readable';
import { newId } from '@/lib/client/browser/new-id';
import { call } from '@/lib/client/call/call';
import { approvalFileLimits, approvalFiles } from '@/lib/contracts/office/approvals/approval-files';
import { type FileRefusal, fileRefusals } from '@/lib/contracts/office/infractions/drafts';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';

export type ChosenRefusal = FileRefusal | 'gone';

/** A file for the approvers, as it was chosen; with why it was refused, once it was. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly refusal: ChosenRefusal | null;
}

/** Files that go with a request, if it waits: kept by the page, and stored under the key of the form right before it asks. */
export function useApprovalFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  /** The form and files of the last that were stored. */
  const [stored, setStored] = useState<string | null>(null);
  const [left, setLeft] = useState<{ readonly name: string; readonly refusal: ChosenRefusal } | null>(null);
  const refuse = (place: number, refusal: ChosenRefusal) =>
    setChosen((all) => all.map((one, at) => (at === place ? { ...one, refusal } : one)));

  return {
    chosen,
    /** The last file that could not be added. */
    left,
    bytes: chosen.reduce((sum, { file }) => sum + file.size, 0),
    async add(given: readonly File[]): Promise<void> {
      let all = chosen;
      let refused: typeof left = null;
      for (const file of given) {
        const refusal = await refusalOf(file, all);
        if (refusal === null) all = [...all, { id: newId(), file, refusal }];
        else refused = { name: file.name, refusal };
      }
      setChosen(all);
      setLeft(refused);
    },
    remove(id: string): void {
      setLeft(null);
      setChosen((all) => all.filter((one) => one.id !== id));
    },
    /** Stores them under the key of the form. Throws ProblemError, and then nothing may be sent. */
    async store(key: string): Promise<void> {
      const set = [key, ...chosen.map(({ id }) => id)].join(' ');
      if (set === stored || (chosen.length === 0 && !stored?.startsWith(key))) return;
      for (const [place, { file }] of chosen.entries()) {
        if (await isReadable(file)) continue;
        refuse(place, 'gone');
        throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest });
      }
      const files = chosen.map(({ file }) => file);
      try {
        await call(approvalFiles.save, { params: { key }, body: { count: String(files.length), ...(files.length > 0 && { files }) } });
        setStored(set);
      } catch (error) {
        const found = placeOf(error);
        if (found) refuse(found.place, found.refusal);
        throw error;
      }
    },
  };
}

/** Why a file is not added: what cannot go is found before the request is asked for. Whatever else is wrong the server finds out. */
async function refusalOf(file: File, all: readonly ChosenFile[]): Promise<ChosenRefusal | null> {
  if (all.length >= approvalFileLimits.files) return 'count';
  if (all.reduce((sum, one) => sum + one.file.size, file.size) > approvalFileLimits.bytes) return 'total';
  if (!(await isReadable(file))) return 'gone';
  return file.size === 0 ? 'empty' : null;
}

/** Which file a refusal is about. */
function placeOf(error: unknown): { readonly place: number; readonly refusal: FileRefusal } | null {
  if (!(error instanceof ProblemError)) return null;
  for (const { field, reason } of error.problem.details) {
    const [, place] = /^files\.(\d)$/.exec(field) ?? [];
    const refusal = fileRefusals.find((known) => known === reason);
    if (place !== undefined && refusal) return { place: Number(place), refusal };
  }
  return null;
}
