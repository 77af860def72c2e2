'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { Field } from '@/components/form/field';
import { Button } from '@/components/ui/action/button';
import { buttonLook } from '@/components/ui/action/button-look';
import { CopyButton } from '@/components/ui/action/copy-button';
import { fieldLook } from '@/components/ui/fields/field-look';
import { Input } from '@/components/ui/fields/input';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money/money-text';
import { mailAddress, messageWith, whatsAppAddress } from './share-addresses';
import { TakeBack } from './take-back';

type Found = RecordOf<'chargeLinks.find'>;

type ShareLinkProps = {
  charge: TransactionRecord;
  link: NonNullable<Found['link']>;
  merchant: Found['merchant'];
  /** It was made just now, by a button that is gone: the focus goes to it. */
  isNew: boolean;
};

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The link of a charge, and the ways to send it with a text that may be edited. */
export function ShareLink({ charge, link: { url, createdAt, staff }, merchant, isNew }: ShareLinkProps) {
  const t = useTranslations('charge.share');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const amount = formatReais(charge.amount, locale);
  const usual = merchant === null ? t('messageNoName', { amount, url }) : t('message', { amount, merchant, url });
  const [text, setText] = useState(usual);
  const message = messageWith(text, url);
  const subject = merchant === null ? t('subjectNoName') : t('subject', { merchant });
  return (
    <>
      <Field label={t('link')}>
        {(control) => (
          <span className="flex items-center gap-2">
            <Input
              {...control}
              readOnly
              autoFocus={isNew}
              value={url}
              className="mono min-w-0"
              onFocus={(event) => event.target.select()}
            />
            <CopyButton value={url} what={t('link')} />
          </span>
        )}
      </Field>
      <Field label={t('text')}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${fieldLook()} h-auto resize-y py-2 leading-5`}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <a href={whatsAppAddress(message)} {...outside} className={buttonLook({ variant: 'primary' })}>
          <Icon name="send" />
          {t('whatsApp')}
        </a>
        <a href={mailAddress(charge.generatedEmail, subject, message)} className={buttonLook({})}>
          {t('mail')}
        </a>
        {typeof navigator.share === 'function' && (
          // Closing the sheet of the system is no failure.
          <Button onClick={() => void navigator.share({ text: message }).catch(() => {})}>{t('system')}</Button>
        )}
        <a href={`${url}#poster`} {...outside} className={buttonLook({})}>
          <Icon name="printer" />
          {t('poster')}
        </a>
        <a href={url} {...outside} className={buttonLook({})}>
          {t('open')}
        </a>
      </div>
      <p className="numbers text-meta text-muted">{t('made', { staff, at: formatDateTime(createdAt, settings) })}</p>
      <TakeBack chargeId={charge.id} />
    </>
  );
}
