'use client';

import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useHydrated } from '@/lib/client/use-hydrated';
import type { Operation } from '@/lib/contracts/office/operations.shape';

/** Comes after the record: no payment waits for it. */
const InvoicePanel = lazyPart(() => import('./invoice-panel').then((module) => module.InvoicePanel), LoadErrorFallback);

const payments: ReadonlySet<string> = new Set(['withdrawals.create', 'withdrawals.createFromQrCode', 'transfers.create']);

/** The invoice of a payment that was made here; nothing for every other operation. */
export function PaymentInvoice({ operation }: { operation: Pick<Operation, 'id' | 'kind'> | null }) {
  const hydrated = useHydrated();
  return operation !== null && payments.has(operation.kind) && hydrated ? <InvoicePanel operationId={operation.id} /> : null;
}
