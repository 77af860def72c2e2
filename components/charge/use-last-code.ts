'use client';

import { useState } from 'react';
import type { Transaction } from '@/lib/contracts/shapes';

/** The copy-and-paste code, kept once seen: an answer whose code fields are empty does not take it away while the charge is pending. */
export function useLastCode({ qrCodeText }: Pick<Transaction, 'qrCodeText'>): string | null {
  const [code, setCode] = useState(qrCodeText);
  if (qrCodeText !== null && qrCodeText !== code) setCode(qrCodeText);
  return code;
}
