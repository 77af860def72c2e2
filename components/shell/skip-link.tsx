'use client';

import { useTranslations } from 'use-intl';

export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      data-print="hide"
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-lg border border-edge bg-overlay px-3 py-1.5 font-medium focus:translate-y-0"
    >
      {t('skip')}
    </a>
  );
}
