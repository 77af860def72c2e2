'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '@/lib/client/call/call';
import { paymentInvoices } from '@/lib/contracts/office/invoices/payment-invoices';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { emptyInvoice, type InvoiceDraft, refusedFileOf } from './invoice-draft';
import { InvoiceFields } from './invoice-fields';

/** Takes what has to happen before the form pays. */
export type BeforeSend = (run: ((key: string) => Promise<void>) | null) => void;

/** Where a form that pays takes the invoice: kept by the page, and stored under the key of the form right before it pays. */
export function InvoiceOfForm({ beforeSend }: { beforeSend: BeforeSend }) {
  const t = useTranslations('paymentInvoice');
  const [draft, setDraft] = useState<InvoiceDraft>(emptyInvoice);
  /** The form and invoice of the last that was stored. */
  const [stored, setStored] = useState<{ readonly key: string; readonly draft: InvoiceDraft } | null>(null);
  const store = useEffectEvent(async (key: string) => {
    const isEmpty = draft.number.trim() === '' && draft.chosen === null;
    if (stored?.key === key ? stored.draft === draft : isEmpty) return;
    const { number, chosen } = draft;
    try {
      await call(paymentInvoices.add, { params: { key }, body: { invoiceNumber: number, ...(chosen && { file: chosen.file }) } });
      setStored({ key, draft });
    } catch (error) {
      const refusal = error instanceof ProblemError ? refusedFileOf(error.problem) : null;
      if (refusal && chosen) setDraft({ ...draft, chosen: { ...chosen, refusal } });
      throw error;
    }
  });
  const register = useEffectEvent(beforeSend);
  useEffect(() => {
    register((key) => store(key));
    return () => register(null);
  }, []);
  return (
    <fieldset className="grid grid-cols-1 gap-5">
      <legend className="sr-only">{t('title')}</legend>
      <InvoiceFields draft={draft} onChange={(next) => setDraft({ ...draft, ...next })} />
    </fieldset>
  );
}
