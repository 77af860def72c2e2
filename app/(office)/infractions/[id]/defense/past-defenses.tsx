'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Infraction } from '@/app/(office)/infractions/[id]/infraction-record';
import { Icon } from '@/components/ui/icon/icon';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { SentDefense } from '@/lib/contracts/office/infractions/sent-defenses.shape';
import { defenses } from '@/lib/contracts/pix/infractions/defenses';
import { defenseText } from '@/lib/domain/infraction/defense-length';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { fileSize } from '@/lib/format/text/file-size';

type PastDefensesProps = { infraction: Infraction; sent: readonly SentDefense[] };

/** Addresses of files live for some nine minutes: fresh ones are asked for before. */
const freshMs = 8 * 60_000;

/** Every defense the service holds, with its files, and for those sent from here who sent them and with which hashes. */
export function PastDefenses({ infraction, sent }: PastDefensesProps) {
  const t = useTranslations('infraction');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const listed = useEndpointQuery(defenses.list, { params: { id: infraction.id } }, { refetchInterval: freshMs });
  // Where the account may not list them, what stands in the infraction has to do.
  const past = listed.data?.items.length ? listed.data.items : infraction.defenseHistory;
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold">{t('defenses')}</h2>
      {past.map((defense) => {
        const ours = sent.find(({ state, text }) => state === 'sent' && text === defenseText(defense.defense));
        return (
          <article key={defense.id ?? defense.createdAt ?? defense.defense} className="grid gap-3 rounded-lg border border-line p-4">
            <p className="numbers text-meta text-muted">
              {[
                defense.createdAt && t('sentAt', { at: formatDateTimeSeconds(defense.createdAt, settings) }),
                ours && t('sentBy', { name: ours.staff }),
                t('defenseFiles', { count: defense.files.length }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="whitespace-pre-wrap break-words">{defense.defense}</p>
            <ul className="grid gap-1.5 text-cell">
              {defense.files.map((file, at) => {
                const hash = ours?.files[at]?.sha256;
                return (
                  <li key={file.url ?? `${file.name} ${hash}`} className="grid grid-cols-1">
                    <span className="flex items-baseline gap-2">
                      <Icon name="document" className="self-start text-muted" />
                      <span className="min-w-0 wrap-anywhere">{file.name}</span>
                      {file.size !== null && <span className="numbers shrink-0 text-muted">{fileSize(file.size, locale)}</span>}
                      {file.url && /^https?:/.test(file.url) ? (
                        <a
                          href={file.url}
                          target="_blank"
                          rel="noreferrer"
                          className="shrink-0 rounded-sm font-medium text-accent hover:underline"
                        >
                          {t('openFile')}
                          <span className="sr-only"> {file.name}</span>
                        </a>
                      ) : (
                        <span className="shrink-0 text-faint">{t('fileGone')}</span>
                      )}
                    </span>
                    {hash && <span className="mono pl-6 text-faint">{t('fingerprint', { hash })}</span>}
                  </li>
                );
              })}
            </ul>
          </article>
        );
      })}
    </section>
  );
}
