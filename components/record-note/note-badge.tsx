'use client';

import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import { useEndpointQuery } from '@/lib/client/use-read';
import { type NoteRecordKind, notes } from '@/lib/contracts/office/notes/notes';
import { idsPerCall } from './badge-ids';

type NoteBadgeProps = {
  kind: NoteRecordKind;
  id: string;
  /** Those of the whole list, in one array for all its rows: they share their calls. */
  all: readonly string[];
};

const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The calls of a list, made once for all its rows. */
function callsOf(all: readonly string[]): ReadonlyMap<string, string> {
  const calls = known.get(all) ?? idsPerCall(all);
  known.set(all, calls);
  return calls;
}

/** Beside a row, in the margin before its first word, so that nothing moves: its record has notes. The rows never wait for it. */
export function NoteBadge({ kind, id, all }: NoteBadgeProps) {
  const t = useTranslations('recordNotes');
  const ids = callsOf(all).get(id) ?? id;
  const { data } = useEndpointQuery(notes.counts, { query: { recordKind: kind, ids } }, { staleTime: 60_000, keepPrevious: true });
  const count = data?.items.find((counted) => counted.id === id)?.count;
  if (count === undefined) return null;
  return (
    <span className="absolute top-1/2 left-1 -translate-y-1/2 text-accent sm:left-2" title={t('badge', { count })}>
      <Icon name="document" size={12} />
      <span className="sr-only">{t('badge', { count })}</span>
    </span>
  );
}
