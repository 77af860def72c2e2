'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Payee } from '@/lib/contracts/office/payees.shape';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { formatDateTime } from '@/lib/format/date-text';
import type { Confirmation } from './use-confirmation';

type PayeeCardProps = {
  payee: Payee;
  confirmation: Confirmation;
  /** Whether earlier payments are known: a dynamic code has no key to remember its holder by. */
  hasHistory: boolean;
  /** Sending was tried without what has to be confirmed. */
  missing: boolean;
};

/** Who would get the money, to be confirmed by the person; and the name of the last time, when it was another one. */
export function PayeeCard({ payee, confirmation, hasHistory, missing }: PayeeCardProps) {
  const t = useTranslations('payout.payee');
  const settings = useDisplaySettings();
  const { holder, last, changed } = payee;
  const { confirmed, acknowledged, confirm } = confirmation;
  return (
    <section aria-label={t('title')} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start gap-3" role="status">
        <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent">
          <Icon name="user" size={18} />
        </span>
        <HolderLines holder={holder} />
      </div>
      {changed && last ? (
        <Note tone="amber" live>
          <p className="font-medium">{t('changedTitle')}</p>
          <p>
            {t('changed', {
              before: textOf(last.holder),
              now: textOf(holder),
              at: formatDateTime(last.at, settings),
            })}
          </p>
        </Note>
      ) : (
        hasHistory && (
          <p className="numbers text-meta text-muted">{last ? t('last', { at: formatDateTime(last.at, settings) }) : t('first')}</p>
        )
      )}
      {changed && (
        <Checkbox checked={acknowledged} onChange={(event) => confirm({ acknowledged: event.target.checked })}>
          {t('acknowledge')}
        </Checkbox>
      )}
      <Checkbox checked={confirmed} onChange={(event) => confirm({ confirmed: event.target.checked })}>
        {t('confirm')}
      </Checkbox>
      {missing && (
        <p role="alert" className="text-meta text-red">
          {t(changed && confirmed ? 'mustAcknowledge' : 'mustConfirm')}
        </p>
      )}
    </section>
  );
}

function HolderLines({ holder: { name, document, institutionName } }: { holder: Holder }) {
  const t = useTranslations('payout.payee');
  return (
    <div className="min-w-0">
      <p className="text-lead font-semibold break-words">{name || t('nameless')}</p>
      <p className="numbers text-cell text-muted">{[document, institutionName].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function textOf({ name, document }: Holder): string {
  return document ? `${name} (${document})` : name;
}
