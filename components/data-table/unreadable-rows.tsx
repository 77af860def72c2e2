'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import type { UnreadableRow } from '@/lib/contracts/shape/page.shape';

/** Records of a list that lack a required field: their other fields, under the names the service uses. */
export function UnreadableRows({ rows }: { rows: readonly UnreadableRow[] }) {
  const t = useTranslations('table');
  const words = t('unreadable', { count: rows.length });
  return (
    <section aria-label={words} className="grid gap-3 px-4 py-3 sm:px-6">
      <Note tone="amber">{words}</Note>
      <ul className="grid gap-3">
        {rows.map(({ lacks, fields }, at) => (
          // Nothing of such a record is sure to be its own, not even an id.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at} className="rounded-lg border border-line px-3.5 py-2.5">
            <dl className="flex flex-wrap gap-x-5 gap-y-1 text-meta">
              <div className="flex gap-1.5">
                <dt className="text-muted">{t('lacks')}</dt>
                <dd className="mono">{lacks.join(', ') || '–'}</dd>
              </div>
              {Object.entries(fields).map(([name, value]) => (
                <div key={name} className="flex min-w-0 gap-1.5">
                  <dt className="text-muted">{name}</dt>
                  <dd className="mono break-all">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
