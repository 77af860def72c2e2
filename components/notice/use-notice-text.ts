'use client';

import { useTranslations } from 'use-intl';
import type { Notice } from '@/lib/contracts/office/notices/notices.shape';

/** What a notice says: what happened, without names and amounts. */
export function useNoticeText(): (notice: Pick<Notice, 'kind' | 'detail'>) => string {
  const t = useTranslations('notices');
  return ({ kind, detail }) =>
    detail === null ? t(`text.${kind}`) : t('textWithDetail', { text: t(`text.${kind}`), detail: t(`detail.${detail}`) });
}
