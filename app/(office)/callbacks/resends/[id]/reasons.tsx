'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { TextLink } from '@/components/ui/action/text-link';
import type { Resend } from '@/lib/contracts/office/callbacks/resends.shape';
import { type ResendReason, reasonOf, resendReasons } from './reason-of';

/** Where what is to be done about it is done. */
const leads: Partial<Record<ResendReason, string>> = {
  repeating: '/callbacks/undelivered?kind=repeating',
  lost: '/callbacks?hasError=true',
  retried: '/callbacks/undelivered?kind=repeating',
};

/** Why rows of a resend did not arrive, each reason once with how many it stopped, whose move it is, and what to do. */
export function ResendReasons({ rows }: Pick<Resend, 'rows'>) {
  const t = useTranslations('resend.reasons');
  const counts = resendReasons.map((reason) => [reason, rows.filter((row) => reasonOf(row) === reason).length] as const);
  return (
    <div className="grid max-w-[760px] gap-2 empty:hidden">
      {counts.map(([reason, count]) => {
        const lead = leads[reason];
        return (
          count > 0 && (
            <Note key={reason} tone={reason === 'lost' || reason === 'failed' ? 'red' : 'amber'}>
              <p>{t(`${reason}.why`, { count })}</p>
              <p className="text-cell text-muted">
                {t(`${reason}.next`)} {lead && <TextLink href={lead}>{t('see')}</TextLink>}
              </p>
            </Note>
          )
        );
      })}
    </div>
  );
}
