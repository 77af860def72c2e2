'use client';

import { useTranslations } from 'use-intl';
import { passwordReasons } from '@/lib/contracts/office/staff/password-reason';
import type { Problem } from '@/lib/contracts/problem/problem';

/** Why a new password was refused, in words; undefined when the problem is another one. */
export function usePasswordReason(problem: Problem | null | undefined): string | undefined {
  const t = useTranslations('password.reasons');
  const wire = problem?.details.find(({ field }) => field === 'next')?.reason;
  const reason = passwordReasons.find((known) => known === wire);
  return reason && t(reason);
}
