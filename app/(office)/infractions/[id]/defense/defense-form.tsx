'use client';

import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Disputed, Infraction } from '@/app/(office)/infractions/[id]/infraction-record';
import { ownRefund, refundAnswer } from '@/app/(office)/infractions/[id]/refund-answer';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/icon/icon';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useServiceNow } from '@/lib/client/use-now';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { deadlineBand } from '@/lib/domain/infraction/deadline';
import { defenseLength } from '@/lib/domain/infraction/defense-length';
import { hasCardNumber } from '@/lib/format/card/card-number-in-text';
import { formatReais } from '@/lib/format/money/money-text';
import { DefenseText } from './defense-text';
import { DraftFiles } from './files/draft-files';
import { useDraftFiles } from './files/use-draft-files';
import type { SendOrder } from './send-dialog';
import { useDefenseDraft } from './use-defense-draft';

const SendDialog = lazyPart(() => import('./send-dialog').then((module) => module.SendDialog), LoadErrorDialog);

type DefenseFormProps = {
  infraction: Infraction;
  transaction: Disputed | undefined;
  staffId: string;
  /** The content above and below the form in its column. */
  before: ReactNode;
  after: ReactNode;
  sending: boolean;
  hasNext: boolean;
  onSend: (order: SendOrder, goesOn: boolean) => Promise<void>;
};

/** Where the one answer is written. It is stored at each pause, looked at as a whole, and sent once. */
export function DefenseForm({ infraction, transaction, staffId, before, after, sending, hasNext, onSend }: DefenseFormProps) {
  const t = useTranslations('defense');
  const tForm = useTranslations('form');
  const locale = useLocale();
  const hydrated = useHydrated();
  const now = useServiceNow(5_000);
  const refund = transaction ? ownRefund(transaction) : null;
  const draft = useDefenseDraft(infraction.id, staffId, transaction ? refundAnswer(transaction) : '');
  const [looking, setLooking] = useState<{ draft: Draft; asks: boolean } | null>(null);
  const files = draft.stored?.files ?? [];
  const attaching = useDraftFiles(infraction.id, files, draft.lock !== null);
  const length = defenseLength(draft.text);
  const error =
    length > defenseLimits.textMax
      ? t('tooLong', { max: defenseLimits.textMax })
      : hasCardNumber(draft.text)
        ? tForm('cardNumber')
        : undefined;
  const short = length < defenseLimits.textMin ? t('tooShort', { min: defenseLimits.textMin }) : undefined;
  const locked = draft.lock ? t('lockedBy', { name: draft.lock.name }) : undefined;
  const blocked =
    locked ?? (draft.conflict ? t('conflict') : undefined) ?? error ?? short ?? (attaching.isSending ? t('waitForFiles') : undefined);

  const look = async (asks: boolean) => {
    SendDialog.preload();
    const stored = await draft.flush();
    if (stored) setLooking({ draft: stored, asks });
  };
  return (
    <>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        {before}
        {refund && (
          <Note tone="amber">{t(refund.pending ? 'refundPending' : 'refundDone', { amount: formatReais(refund.amount, locale) })}</Note>
        )}
        {infraction.status === 'WAITING_ADJUSTMENTS' && <Note tone="amber">{t('adjustments')}</Note>}
        {now !== null && deadlineBand(infraction.expiresAt, now) === 'late' && <Note tone="red">{t('lateWarning')}</Note>}
        <DefenseText draft={draft} length={length} error={error} hydrated={hydrated} />
        <DraftFiles infractionId={infraction.id} files={files} attaching={attaching} locked={locked !== undefined} />
        {after}
      </div>
      <footer className="sticky bottom-0 z-2 order-last -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-page px-4 py-3.5 sm:-mx-6 sm:px-6 lg:col-span-2 [@media(height<480px)]:static">
        <p className="mr-auto flex items-center gap-2 text-cell text-muted max-lg:hidden">
          <Icon name="lock" />
          {t('once')}
        </p>
        <Button icon="eye" blocked={blocked} onClick={() => look(false)}>
          {t('preview')}
        </Button>
        <Button variant="primary" blocked={blocked} onClick={() => look(true)}>
          {t('submit', { count: files.length })}
        </Button>
      </footer>
      {looking && (
        <SendDialog
          infraction={infraction}
          draft={looking.draft}
          asks={looking.asks}
          sending={sending}
          hasNext={hasNext}
          onSend={(order, goesOn) => onSend(order, goesOn).then(() => setLooking(null))}
          onClose={() => setLooking(null)}
        />
      )}
    </>
  );
}
