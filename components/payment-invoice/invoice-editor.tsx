'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { paymentInvoices } from '@/lib/contracts/office/invoices/payment-invoices';
import type { PaymentInvoice } from '@/lib/contracts/office/invoices/payment-invoices.shape';
import { type InvoiceDraft, refusedFileOf } from './invoice-draft';
import { InvoiceFields } from './invoice-fields';

type InvoiceEditorProps = { operationId: string; invoice: PaymentInvoice | null; onClose: () => void };

/** The invoice of a payment while somebody changes it. One that was changed elsewhere meanwhile is not overwritten: what was typed stays. */
export function InvoiceEditor({ operationId, invoice, onClose }: InvoiceEditorProps) {
  const t = useTranslations('paymentInvoice');
  const [version] = useState(invoice?.version ?? 0);
  const [draft, setDraft] = useState<InvoiceDraft>({ number: invoice?.invoiceNumber ?? '', chosen: null, stored: invoice?.file ?? null });
  const change = useEndpointMutation(paymentInvoices.change);
  const { number, chosen, stored } = draft;
  const save = () => {
    if (change.isPending || chosen?.refusal) return;
    const body = { invoiceNumber: number, version: String(version), fileStays: stored ? ('yes' as const) : ('no' as const) };
    change.mutate(
      { params: { id: operationId }, body: { ...body, ...(chosen && { file: chosen.file }) } },
      {
        onSuccess: onClose,
        onError: ({ problem }) => {
          const refusal = refusedFileOf(problem);
          if (refusal && chosen) setDraft({ ...draft, chosen: { ...chosen, refusal } });
        },
      },
    );
  };
  const problem = change.error?.problem;
  return (
    <Form onSubmit={save} failure={problem?.requestId} className="gap-4">
      <InvoiceFields autoFocus draft={draft} onChange={(next) => setDraft({ ...draft, ...next })} />
      {problem && refusedFileOf(problem) === null && <ProblemView isWrite problem={problem} />}
      <div className="flex gap-2">
        <Submit pending={change.isPending} variant="secondary" size="small">
          {t('save')}
        </Submit>
        <Button size="small" variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
