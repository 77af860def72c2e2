'use client';

import { use } from 'react';
import { useTranslations } from 'use-intl';
import { ListTabs } from '@/components/list-page/list-tabs';
import { SavedViews } from './use-saved-views';

/** The tabs of a list that has none of its own: everything, and its saved views; nothing where there are none. */
export function SavedViewTabs() {
  const t = useTranslations('table.views');
  const saved = use(SavedViews);
  if (!saved || saved.tabs.length === 0) return null;
  const { path } = saved.shown.list;
  return <ListTabs label={t('label')} tabs={[{ href: path, label: t('all'), current: true }]} />;
}
