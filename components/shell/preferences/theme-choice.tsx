'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '@/components/ui/fields/segmented';
import { setPreferenceCookie } from '@/lib/client/browser/set-preference-cookie';

export type Theme = 'light' | 'dark' | 'system';

/** Changes the page at once, and is remembered for the next first paint. */
export function ThemeChoice({ initial }: { initial: Theme }) {
  const t = useTranslations('shell.theme');
  const [theme, setTheme] = useState<Theme>(() => chosenOnPage() ?? initial);
  const choose = (next: Theme) => {
    document.documentElement.dataset.theme = next;
    setPreferenceCookie('theme', next);
    setTheme(next);
  };
  return (
    <Segmented
      legend={t('label')}
      name="theme"
      value={theme}
      options={[
        { value: 'system', label: t('system') },
        { value: 'light', label: t('light'), icon: 'sun' },
        { value: 'dark', label: t('dark'), icon: 'moon' },
      ]}
      onChange={choose}
    />
  );
}

/** The page knows better than the server's answer once the choice has been changed on it. */
function chosenOnPage(): Theme | undefined {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' || theme === 'system' ? theme : undefined;
}
