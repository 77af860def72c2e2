'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { apiUrl } from '@/lib/contracts/address';
import { paymentInvoices } from '@/lib/contracts/office/invoices/payment-invoices';
import type { PaymentInvoice } from '@/lib/contracts/office/invoices/payment-invoices.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { fileSize } from '@/lib/format/text/file-size';
import { InvoiceEditor } from './invoice-editor';

/** The invoice that a payment pays, and where it is changed; nothing for who could not add one. Its file opens by itself, in a sandbox. */
export function InvoicePanel({ operationId }: { operationId: string }) {
  const t = useTranslations('paymentInvoice');
  const [editor, setEditor] = useState<'never' | 'open' | 'closed'>('never');
  const reading = useEndpointQuery(paymentInvoices.read, { params: { id: operationId } }, { staleTime: 30_000 });
  if (readProblemOf(reading)) {
    return (
      <FactGroup screenOnly title={t('title')}>
        <QueryProblem reading={reading} />
      </FactGroup>
    );
  }
  if (!reading.data) return null;
  const { invoice, mayChange, mayOpen } = reading.data;
  const written = invoice && (invoice.invoiceNumber !== null || invoice.file !== null) ? invoice : null;
  if (!written && !mayChange) return null;
  return (
    <FactGroup screenOnly title={t('title')}>
      {editor === 'open' ? (
        <InvoiceEditor operationId={operationId} invoice={invoice} onClose={() => setEditor('closed')} />
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-3">
          {written && <InvoiceFacts operationId={operationId} invoice={written} mayOpen={mayOpen} />}
          {mayChange && (
            <Button size="small" autoFocus={editor === 'closed'} onClick={() => setEditor('open')}>
              {t(written ? 'change' : 'add')}
            </Button>
          )}
        </div>
      )}
    </FactGroup>
  );
}

type InvoiceFactsProps = { operationId: string; invoice: PaymentInvoice; mayOpen: boolean };

function InvoiceFacts({ operationId, invoice: { invoiceNumber, file, staff, changedAt }, mayOpen }: InvoiceFactsProps) {
  const t = useTranslations('paymentInvoice');
  const locale = useLocale();
  const settings = useDisplaySettings();
  return (
    <Facts>
      {invoiceNumber !== null && (
        <Fact term={t('number')}>
          {invoiceNumber}
          <CopyButton value={invoiceNumber} what={t('number')} />
        </Fact>
      )}
      {file && (
        <Fact term={t('file')}>
          {mayOpen ? (
            <a
              href={apiUrl(paymentInvoices.open, { params: { id: operationId } })}
              target="_blank"
              rel="noreferrer"
              aria-label={t('openFile', { name: file.fileName })}
              className="rounded-sm text-accent hover:underline"
            >
              {file.fileName}
            </a>
          ) : (
            file.fileName
          )}
          <span className="numbers text-meta text-muted">{fileSize(file.size, locale)}</span>
        </Fact>
      )}
      <Fact term={t('changedBy')}>{t('by', { staff, at: formatDateTime(changedAt, settings) })}</Fact>
    </Facts>
  );
}
