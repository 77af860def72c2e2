'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '@/components/form/use-draft';
import { call } from '@/lib/client/call/call';
import { isPresent } from '@/lib/client/live/presence';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useNow } from '@/lib/client/use-now';
import { cacheKey } from '@/lib/contracts/cache-key';
import { drafts } from '@/lib/contracts/office/infractions/drafts';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import { hasCardNumber } from '@/lib/format/card/card-number-in-text';

const pauseMs = 800;
const afterFailureMs = 5_000;
/** Well within the time after which the server forgets who writes. */
const heartbeatMs = 30_000;
const lockCheckMs = 5_000;

/** `typed` is empty until something was typed, then an equals sign and the text: so a text that may not be stored leaves none behind. */
const nothing = { typed: '', base: '' };

/**
 * The draft of a defense as one person writes it. What is typed stays in this tab until our server has it, which it is given at each
 * pause; the server refuses to write over what somebody else stored meanwhile, and then the two texts are both here to choose from.
 * With a card number in it a text is stored nowhere.
 */
export function useDefenseDraft(infractionId: string, staffId: string, start: string) {
  const client = useQueryClient();
  const input = { params: { infractionId } };
  const reading = useEndpointQuery(drafts.read, input);
  const { draft: local, change, clear } = useDraft(`defense:${staffId}:${infractionId}`, nothing);
  const [writing, setWriting] = useState(false);
  const newest = useRef<string | null>(null);
  const stored = reading.data;

  const typed = local.typed !== '';
  const text = typed ? local.typed.slice(1) : stored && stored.version === 0 ? start : (stored?.text ?? '');
  const dirty = stored !== undefined && text !== stored.text;
  const conflict = typed && dirty && stored.text !== local.base;
  const unfit = hasCardNumber(text);
  const now = useNow(lockCheckMs);
  const lock = stored?.lock && !stored.lock.mine && (now === null || Date.parse(stored.lock.until) > now) ? stored.lock : null;
  useEndpointQuery(drafts.read, input, { enabled: lock !== null, refetchInterval: lock !== null && lockCheckMs });

  const save = useMutation<Draft | null, ProblemError, { text: string; writing: boolean }>({
    // One after the other: each goes out with the version the one before has made.
    scope: { id: `draft ${infractionId}` },
    mutationFn: async (given) => {
      const present = client.getQueryData<Draft>(cacheKey(drafts.read, input));
      if (!present) return null;
      return call(drafts.save, { ...input, body: { ...given, version: present.version } });
    },
    onSuccess: (saved, given) => {
      if (!saved) return;
      client.setQueryData(cacheKey(drafts.read, input), saved);
      // Only what was typed after this save is still to be stored.
      if (newest.current === null || newest.current === given.text) clear();
      else change({ base: given.text });
    },
    onError: () => client.invalidateQueries({ queryKey: ['drafts'] }),
  });

  const saveText = useEffectEvent((goesOn: boolean) => {
    if (!unfit) save.mutate({ text, writing: goesOn });
  });
  const failed = save.isError && !conflict;

  // Another one with every sign typed, every change of the draft and every try: a pause is when it stays the same for a while.
  const pause = typed && dirty && !conflict && !unfit && !lock ? `${stored.version} ${save.submittedAt} ${text}` : null;
  useEffect(() => {
    if (pause === null) return;
    const timer = setTimeout(() => saveText(true), failed ? afterFailureMs : pauseMs);
    return () => clearTimeout(timer);
  }, [pause, failed]);

  useEffect(() => {
    if (!writing) return;
    const timer = setInterval(() => isPresent() && saveText(true), heartbeatMs);
    return () => clearInterval(timer);
  }, [writing]);

  return {
    stored,
    text,
    dirty,
    conflict,
    lock,
    failed,
    saving: save.isPending,
    write: (next: string) => {
      setWriting(true);
      newest.current = next;
      change({ typed: `=${next}`, ...(typed ? {} : { base: stored?.text ?? '' }) });
    },
    /** The person left the text: it is stored, and colleagues may write. */
    leave: () => {
      if (!writing) return;
      setWriting(false);
      if (!conflict && !unfit) save.mutate({ text, writing: false });
    },
    /** Keeps what is not stored yet and answers the draft as the server has it; null when that failed. */
    flush: async (): Promise<Draft | null> => {
      if (stored && !dirty && !save.isPending) return stored;
      const once = () => save.mutateAsync({ text, writing: false }).catch(() => null);
      const saved = await once();
      if (saved) return saved;
      // A file added meanwhile made a new version of the same text; a different text is a conflict, and is shown as one.
      const present = await reading.refetch();
      return present.data?.text === stored?.text ? once() : null;
    },
    overwrite: () => change({ base: stored?.text ?? '' }),
    useTheirs: clear,
  };
}

export type DefenseDraft = ReturnType<typeof useDefenseDraft>;
