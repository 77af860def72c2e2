'use client';

import { useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { Button } from '@/components/ui/action/button';
import { IconButton } from '@/components/ui/action/icon-button';
import { Input } from '@/components/ui/fields/input';
import { Icon } from '@/components/ui/icon/icon';
import { invoiceLimits } from '@/lib/contracts/office/invoices/payment-invoices';
import { fileSize } from '@/lib/format/text/file-size';
import { fileRefusalOf, type InvoiceDraft } from './invoice-draft';

type InvoiceFieldsProps = { draft: InvoiceDraft; onChange: (next: Partial<InvoiceDraft>) => void; autoFocus?: boolean };

/** The number of an invoice and its one file. */
export function InvoiceFields({ draft, onChange, autoFocus = false }: InvoiceFieldsProps) {
  const t = useTranslations('paymentInvoice');
  const tFile = useTranslations('approvalFiles.refused');
  const locale = useLocale();
  const chooser = useRef<HTMLInputElement>(null);
  const { number, chosen, stored } = draft;
  const shown = chosen ? { name: chosen.file.name, size: chosen.file.size } : stored && { name: stored.fileName, size: stored.size };
  const choose = async (file: File | undefined) => {
    if (file) onChange({ chosen: { file, refusal: await fileRefusalOf(file) } });
  };
  return (
    <>
      <Field label={t('number')} optional help={t('help')}>
        {(control) => (
          <Input
            {...control}
            autoFocus={autoFocus}
            autoComplete="off"
            maxLength={invoiceLimits.number}
            value={number}
            onChange={(event) => onChange({ number: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-1.5">
        {shown ? (
          <div className="flex min-h-10 items-center gap-2.5 rounded-lg border border-line py-1 pr-1.5 pl-3.5 text-cell">
            <Icon name={chosen?.refusal ? 'triangle' : 'document'} className={chosen?.refusal ? 'text-red' : 'text-muted'} />
            <span className="truncate">{shown.name}</span>
            <span className="numbers shrink-0 text-meta text-muted">{fileSize(shown.size, locale)}</span>
            <span className="ml-auto">
              <IconButton
                icon="trash"
                label={t('removeFile', { name: shown.name })}
                onClick={() => onChange(chosen ? { chosen: null } : { stored: null })}
              />
            </span>
          </div>
        ) : (
          <Button icon="paperclip" className="justify-self-start" onClick={() => chooser.current?.click()}>
            {t('addFile')}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('addFile')}
          accept=".pdf,.png,.jpg,.jpeg,.jfif,.jpe,application/pdf,image/png,image/jpeg"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {chosen?.refusal ? (
          <p role="alert" className="text-meta text-red first-letter:uppercase">
            {tFile(chosen.refusal)}
          </p>
        ) : (
          <p className="text-meta text-muted">{t('fileHelp')}</p>
        )}
      </div>
    </>
  );
}
