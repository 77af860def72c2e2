'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isReadable } from '@/lib/client/browser/is-readable';
import { newId } from '@/lib/client/browser/new-id';
import { call } from '@/lib/client/call/call';
import { cacheKey } from '@/lib/contracts/cache-key';
import { drafts, type FileRefusal, fileRefusals } from '@/lib/contracts/office/infractions/drafts';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError } from '@/lib/contracts/problem/problem';

/** A file that is on its way, or that was refused and stays in sight with its reason. */
export interface PendingUpload {
  readonly key: string;
  readonly file: File;
  readonly refusal: FileRefusal | 'gone' | 'locked' | 'quota' | 'failed' | null;
}

/** Files for the draft: sent to our server one by one, each refused or taken by itself. */
export function useDraftFiles(infractionId: string, stored: Draft['files'], locked: boolean) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([]);
  const params = { infractionId };
  const drop = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));
  const refuse = (key: string, refusal: PendingUpload['refusal']) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, refusal } : one)));

  async function send(one: PendingUpload, bytesBefore: number): Promise<number> {
    // What cannot fit is not sent at all; whatever else is wrong the server finds out.
    if (bytesBefore + one.file.size > defenseLimits.bytes) {
      refuse(one.key, 'total');
      return bytesBefore;
    }
    if (!(await isReadable(one.file))) {
      refuse(one.key, 'gone');
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
    uploads,
    /** Whether a file is on its way: what is sent meanwhile would go without it. */
    isSending: uploads.some(({ refusal }) => refusal === null),
    add: async (files: readonly File[], insteadOf?: string) => {
      const added = files.map((file): PendingUpload => ({ key: newId(), file, refusal: locked ? 'locked' : null }));
      setUploads((all) => [...all.filter(({ key }) => key !== insteadOf), ...added]);
      if (locked) return;
      let bytes = stored.reduce((sum, { size }) => sum + size, 0);
      for (const one of added) bytes = await send(one, bytes);
    },
    retry: (one: PendingUpload) => {
      refuse(one.key, null);
      return send(
        one,
        stored.reduce((sum, { size }) => sum + size, 0),
      );
    },
    dismiss: drop,
    /** Moves a file one place up or down, optimistically; where somebody else changed the files meanwhile, their order is shown. */
    move: async (id: string, step: -1 | 1) => {
      const at = stored.findIndex((file) => file.id === id);
      const ids = stored
        .map((file) => file.id)
        .toSpliced(at, 1)
        .toSpliced(at + step, 0, id);
      const key = cacheKey(drafts.read, { params });
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Draft>(
        key,
        (draft) => draft && { ...draft, files: ids.flatMap((one) => draft.files.filter((file) => file.id === one)) },
      );
      await call(drafts.orderFiles, { params, body: { ids } })
        .then((draft) => client.setQueryData(key, draft))
        .catch(() => client.invalidateQueries({ queryKey: ['drafts'] }));
    },
    remove: async (id: string) => {
      await call(drafts.removeFile, { params: { ...params, id } }).catch(() => undefined);
      await client.invalidateQueries({ queryKey: ['drafts'] });
    },
  };
}

export type Attaching = ReturnType<typeof useDraftFiles>;

function refusalOf(error: unknown): PendingUpload['refusal'] {
  if (!(error instanceof ProblemError)) return 'failed';
  const { errorCode, details } = error.problem;
  if (errorCode === ownCodes.tooLarge) return 'total';
  if (errorCode === ownCodes.outdated) return 'locked';
  if (errorCode === ownCodes.draftQuotaReached) return 'quota';
  return fileRefusals.find((known) => details.some(({ reason }) => reason === known)) ?? 'failed';
}
