'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'use-intl';
import { setPreferenceCookie } from '@/lib/client/browser/set-preference-cookie';
import { locales } from '@/lib/format/locale';

const names = { 'pt-BR': 'Português', en: 'English' };

export function LanguageLinks() {
  const t = useTranslations('signIn');
  const current = useLocale();
  const router = useRouter();
  const choose = (locale: string) => {
    setPreferenceCookie('locale', locale);
    router.refresh();
  };
  return (
    <nav aria-label={t('languages')} className="flex gap-3 text-cell">
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-current={locale === current || undefined}
          onClick={() => choose(locale)}
          className="min-h-6 text-muted hover:text-ink aria-current:text-ink"
        >
          {names[locale]}
        </button>
      ))}
    </nav>
  );
}
