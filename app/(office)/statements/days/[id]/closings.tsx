'use client';

import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ComparedDay } from '@/lib/contracts/office/files/day-closings.shape';
import { formatDateTime } from '@/lib/format/date-text';

/** Who closed the day, the newest first; those that no longer hold stay beside it. */
export function Closings({ closings }: Pick<ComparedDay, 'closings'>) {
  const t = useTranslations('statementDay');
  const settings = useDisplaySettings();
  return (
    <section aria-label={t('closings')} className="px-4 pt-6 pb-8 sm:px-6">
      <h2 className="pb-2 font-semibold">{t('closings')}</h2>
      {closings.length === 0 && <p className="text-cell text-muted">{t('open')}</p>}
      <ul className="grid gap-3 text-cell">
        {closings.map(({ staff, at, differences, note, holds }) => (
          <li key={at} className="flex items-start gap-2">
            <Icon name={holds ? 'check' : 'repeat'} className={holds ? 'mt-0.5 text-green' : 'mt-0.5 text-faint'} />
            <div className="min-w-0">
              <p className={holds ? '' : 'text-muted'}>
                <span className="font-medium">{t('closedBy', { name: staff, at: formatDateTime(at, settings) })}</span>{' '}
                {t('closedWith', { count: differences })}
              </p>
              {note && <p className="text-muted wrap-anywhere">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
