'use client';

import { useState } from 'react';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { payees } from '@/lib/contracts/office/payees';
import { type PixKey, parsePixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import type { PixKeyType } from '@/lib/contracts/pix/account/pix-keys';
import { useConfirmation } from './use-confirmation';

/**
 * A Pix key to pay, starting with `first`, and its holder. It stays in memory: neither URL nor storage holds it. `onOther` is called when a
 * payee that had been found is replaced by another key.
 */
export function useKey(first: PixKey | null = null, onOther: () => void = () => {}) {
  const [text, setText] = useState(first?.pixKey ?? '');
  const [chosen, setChosen] = useState(first?.pixType ?? null);
  const look = useEndpointMutation(payees.byKey);
  const payee = look.data ?? null;
  const confirmation = useConfirmation(payee);
  const readings = parsePixKey(text);
  const key: PixKey | null = readings.length === 1 ? (readings[0] ?? null) : (readings.find(({ pixType }) => pixType === chosen) ?? null);

  return {
    text,
    type: (next: string) => {
      if (payee !== null && next.trim() !== text.trim()) onOther();
      look.reset();
      setChosen(null);
      setText(next);
    },
    /** Takes a whole key and looks its holder up: a press asked for both. */
    pick: (picked: PixKey) => {
      if (payee !== null && picked.pixKey !== text.trim()) onOther();
      setText(picked.pixKey);
      setChosen(picked.pixType);
      look.mutate({ body: picked });
    },
    choose: (type: PixKeyType) => {
      look.reset();
      setChosen(type);
    },
    readings,
    key,
    payee,
    confirmation,
    isLooking: look.isPending,
    problem: look.error?.problem ?? null,
    /** Only a press makes it: every look-up is counted. */
    lookUp: () => key && look.mutate({ body: key }),
  };
}
