'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ButtonLink } from '@/components/ui/action/button-link';

/** In the place of an answer: the request was kept for other people to decide, and leads to where it is followed. */
export function AwaitingApproval({ id }: { id: string }) {
  const t = useTranslations('problems');
  const tApprovals = useTranslations('approvals');
  return (
    <Note tone="blue" live action={<ButtonLink href={`/approvals/${id}`}>{tApprovals('follow')}</ButtonLink>}>
      <p className="font-medium">{t('SVB470.title')}</p>
      <p>{t('SVB470.text')}</p>
    </Note>
  );
}
