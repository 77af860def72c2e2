'use client';

import { useMessages, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { wordAt } from '@/lib/messages/word-at';

type Variant = RecordOf<'developers.variants'>['items'][number];

/** One open point of the service: each answer that was last seen, with where, and what it was before. */
export function VariantRow({ variant: { name, states } }: { variant: Variant }) {
  const t = useTranslations('variants');
  const settings = useDisplaySettings();
  const messages = useMessages();
  const word = (value: string) => wordAt(messages, `variants.values.${name}`, value) ?? value;
  const values = [...new Set(states.map(({ value }) => value))];
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-[1fr_auto]">
      <p className="font-medium">{t(`names.${name}`)}</p>
      {states.length === 0 && <p className="text-faint sm:text-right">{t('notSeen')}</p>}
      {values.map((value) => {
        const same = states.filter((state) => state.value === value);
        const lastSeenAt =
          same
            .map((state) => state.lastSeenAt)
            .toSorted()
            .at(-1) ?? '';
        const places = same.map(({ place }) => place ?? t('inbox')).join(', ');
        return (
          <div key={value} className="contents">
            <p className="sm:col-start-2 sm:text-right">{word(value)}</p>
            <p className="numbers text-meta text-muted sm:col-span-2">
              {t('lastSeen', { at: formatDateTime(lastSeenAt, settings), place: places })}
            </p>
          </div>
        );
      })}
      {states.map(
        ({ place, since, before }) =>
          before && (
            <div key={place} className="sm:col-span-2">
              <Note tone="amber">
                {t('changed', {
                  at: formatDateTime(since, settings),
                  before: word(before.value),
                  until: formatDateTime(before.lastSeenAt, settings),
                })}{' '}
                <span className="mono text-meta">{place}</span>
              </Note>
            </div>
          ),
      )}
    </li>
  );
}
