'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'use-intl';
import { Segmented } from '@/components/ui/fields/segmented';
import { setPreferenceCookie } from '@/lib/client/browser/set-preference-cookie';

const languages = [
  { value: 'pt-BR', label: 'Português' },
  { value: 'en', label: 'English' },
];

export function LocaleChoice() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const router = useRouter();
  const choose = (next: string) => {
    setPreferenceCookie('locale', next);
    router.refresh();
  };
  return <Segmented legend={t('language')} name="locale" value={locale} options={languages} onChange={choose} />;
}
