'use client';

import { useEffect, useState } from 'react';
import type { BeforeSend, InvoiceOfForm } from './invoice-of-form';

/** Where a form takes the invoice, once its code is there. Nobody waits for it: where it does not come, the form pays without. */
export function LaterInvoice({ beforeSend }: { beforeSend: BeforeSend }) {
  const [Part, setPart] = useState<typeof InvoiceOfForm | null>(null);
  useEffect(() => {
    import('./invoice-of-form').then(
      (module) => setPart(() => module.InvoiceOfForm),
      () => {},
    );
  }, []);
  return Part && <Part beforeSend={beforeSend} />;
}
