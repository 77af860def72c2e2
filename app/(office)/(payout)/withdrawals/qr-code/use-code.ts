'use client';

import { useState } from 'react';
import { useConfirmation } from '@/components/payee/use-confirmation';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { payees } from '@/lib/contracts/office/payees';
import { findPixCode } from '@/lib/format/identifier/pix-code';

/** State of a QR Code payment: the typed code and its lookup result. Kept in memory only. `onOther` is called when the code changes. */
export function useCode(onOther: () => void) {
  const [text, setText] = useState('');
  const look = useEndpointMutation(payees.byQrCode);
  const found = look.data ?? null;
  const reading = findPixCode(text);
  const qrCode = reading.code;
  const replace = (next: string) => {
    look.reset();
    if (findPixCode(next).code !== qrCode || qrCode === null) onOther();
    setText(next);
  };
  const read = (code: string | null) => code !== null && look.mutate({ body: { qrCode: code } });

  return {
    text,
    type: replace,
    /** From an image or the camera: what was seen is read at once, for showing it was the press. */
    take: (seen: string) => {
      replace(seen);
      read(findPixCode(seen).code);
    },
    qrCode,
    /** A static code pays a key. */
    hasKey: reading.code !== null && reading.content.key !== null,
    /** Why the text is not a Pix code; null while the field is empty. */
    codeError: reading.code !== null || text.trim() === '' ? null : reading.error,
    found,
    confirmation: useConfirmation(found),
    isReading: look.isPending,
    problem: look.error?.problem ?? null,
    read: () => read(qrCode),
  };
}
