'use client';

import { useTranslations } from 'use-intl';
import type { NotOfferedMessage } from '@/components/feedback/not-offered';
import { ButtonLink } from '@/components/ui/action/button-link';

/** The message when the service has no statement for the account. */
export function useNoStatementsMessage(): NotOfferedMessage {
  const t = useTranslations('statements');
  const tTransactions = useTranslations('transactions');
  return { title: t('absentTitle'), text: t('absentText'), action: <ButtonLink href="/transactions">{tTransactions('title')}</ButtonLink> };
}
