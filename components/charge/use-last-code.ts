'use client';

import { useState } from 'react';
import type { Transaction } from '@/lib/contracts/shapes';

/** The latest copy-and-paste code of a charge: an answer with empty code fields does not remove it while the charge is pending. */
export function useLastCode({ qrCodeText }: Pick<Transaction, 'qrCodeText'>): string | null {
  const [code, setCode] = useState(qrCodeText);
  if (qrCodeText !== null && qrCodeText !== code) setCode(qrCodeText);
  return code;
}
