'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/client/call/call';
import { drafts, type FileRefusal, fileRefusals } from '@/lib/contracts/office/infractions/drafts';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError } from '@/lib/contracts/problem/problem';

/** A file that is on its way, or that was refused and stays in sight with its reason. */
export interface LooseFile {
  readonly key: string;
  readonly file: File;
  readonly refusal: FileRefusal | 'locked' | 'failed' | null;
}

/** Files for the draft: sent to our server one by one, each refused or taken by itself. */
export function useDraftFiles(infractionId: string, kept: Draft['files']) {
  const client = useQueryClient();
  const [loose, setLoose] = useState<readonly LooseFile[]>([]);
  const params = { infractionId };
  const drop = (key: string) => setLoose((all) => all.filter((one) => one.key !== key));
  const refuse = (key: string, refusal: LooseFile['refusal']) =>
    setLoose((all) => all.map((one) => (one.key === key ? { ...one, refusal } : one)));

  async function send(one: LooseFile, bytesBefore: number): Promise<number> {
    // What cannot fit is not sent at all; whatever else is wrong the server finds out.
    if (bytesBefore + one.file.size > defenseLimits.bytes) {
      refuse(one.key, 'total');
      return bytesBefore;
    }
    try {
      await call(drafts.addFile, { params, body: { file: one.file } });
      await client.invalidateQueries({ queryKey: ['drafts'] });
      drop(one.key);
      return bytesBefore + one.file.size;
    } catch (error) {
      refuse(one.key, refusalOf(error));
      return bytesBefore;
    }
  }

  return {
    loose,
    /** Whether a file is on its way: what is sent meanwhile would go without it. */
    isSending: loose.some(({ refusal }) => refusal === null),
    add: async (files: readonly File[], insteadOf?: string) => {
      const added = files.map((file): LooseFile => ({ key: crypto.randomUUID(), file, refusal: null }));
      setLoose((all) => [...all.filter(({ key }) => key !== insteadOf), ...added]);
      let bytes = kept.reduce((sum, { size }) => sum + size, 0);
      for (const one of added) bytes = await send(one, bytes);
    },
    retry: (one: LooseFile) => {
      refuse(one.key, null);
      return send(
        one,
        kept.reduce((sum, { size }) => sum + size, 0),
      );
    },
    dismiss: drop,
    remove: async (id: string) => {
      await call(drafts.removeFile, { params: { ...params, id } }).catch(() => undefined);
      await client.invalidateQueries({ queryKey: ['drafts'] });
    },
  };
}

export type Attaching = ReturnType<typeof useDraftFiles>;

function refusalOf(error: unknown): LooseFile['refusal'] {
  if (!(error instanceof ProblemError)) return 'failed';
  const { errorCode, details } = error.problem;
  if (errorCode === ownCodes.tooLarge) return 'total';
  if (errorCode === ownCodes.outdated) return 'locked';
  return fileRefusals.find((known) => details.some(({ reason }) => reason === known)) ?? 'failed';
}
