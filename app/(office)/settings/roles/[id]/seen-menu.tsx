'use client';

import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import { navigation, navigationGroups } from '@/lib/contracts/pages/navigation';

/** The menu of a role as the sidebar draws it, to be read and not to be followed. */
export function SeenMenu({ pages, start }: { pages: readonly string[]; start: string }) {
  const t = useTranslations();
  const seen = navigation.filter(({ href }) => pages.includes(href));
  const first = navigation.find(({ href }) => href === start);
  if (seen.length === 0) return <p className="text-cell text-muted">{t('roleView.none')}</p>;
  return (
    <div className="grid gap-3 text-cell">
      {first && (
        <p className="text-muted">
          {t('roleView.start')} <span className="text-ink">{t(`${first.message}.title`)}</span>
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {navigationGroups.map((group) => {
          const inGroup = seen.filter((page) => page.group === group);
          if (inGroup.length === 0) return null;
          return (
            <section key={group}>
              {group !== 'main' && group !== 'own' && (
                <h3 className="pb-1 text-meta font-medium text-faint">{t(`shell.groups.${group}`)}</h3>
              )}
              <ul className="grid gap-1">
                {inGroup.map((page) => (
                  <li key={page.href} className="flex items-center gap-2">
                    <Icon name={page.icon} className="text-muted" />
                    {t(`${page.message}.title`)}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
