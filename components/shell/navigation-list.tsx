'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { PageLink } from '@/components/ui/action/page-link';
import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from '@/components/ui/overlay/tooltip';
import type { Permission } from '@/lib/contracts/office/permission';
import { type NavigationPage, navigationGroups, pageOf, pagesFor } from '@/lib/contracts/pages/navigation';

/**
 * The number of open tasks of a page, null when unknown; `urgent` when one has a deadline. `readAt` is the time of a number that cannot be
 * refetched now.
 */
export interface NavigationCount {
  readonly count: number | null;
  readonly urgent?: boolean;
  readonly readAt?: string | null;
}

export type NavigationCounts = Partial<Record<NavigationPage['href'], NavigationCount>>;

type NavigationListProps = { permissions: readonly Permission[]; counts?: NavigationCounts; collapsed?: boolean; onGo?: () => void };

export function NavigationList({ permissions, counts = {}, collapsed = false, onGo }: NavigationListProps) {
  const t = useTranslations('shell');
  const current = pageOf(usePathname());
  const pages = pagesFor(permissions);
  return (
    <nav aria-label={t('navigation')} className={clsx('min-h-0 flex-1 px-3 pb-3', !collapsed && 'overflow-y-auto')}>
      {navigationGroups.map((group) => {
        const inGroup = pages.filter((page) => page.group === group);
        if (group === 'own' || inGroup.length === 0) return null;
        return (
          <section key={group} aria-label={group === 'main' ? undefined : t(`groups.${group}`)}>
            {group !== 'main' &&
              (collapsed ? (
                <hr className="my-2 border-line lg:[@media(max-height:860px)]:my-1" />
              ) : (
                <h2 className="px-2.5 pt-3.5 pb-1 text-meta font-medium text-faint lg:[@media(max-height:860px)]:pt-1.5 lg:[@media(max-height:860px)]:pb-0">
                  {t(`groups.${group}`)}
                </h2>
              ))}
            <ul>
              {inGroup.map((page) => (
                <li key={page.href}>
                  <NavigationLink page={page} current={page === current} count={counts[page.href]} collapsed={collapsed} onGo={onGo} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

/** A list longer than the screen is high shows where one is. */
function keepInView(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest' });
}

type NavigationLinkProps = {
  page: NavigationPage;
  current: boolean;
  count?: NavigationCount;
  collapsed: boolean;
  onGo?: () => void;
};

function NavigationLink({ page, current, count, collapsed, onGo }: NavigationLinkProps) {
  const t = useTranslations();
  const label = t(`${page.message}.title`);
  const link = (
    <PageLink
      ref={current ? keepInView : undefined}
      href={page.href}
      onClick={onGo}
      aria-current={current ? 'page' : undefined}
      aria-label={collapsed ? [label, count?.count || null].filter(Boolean).join(', ') : undefined}
      className={clsx(
        'relative flex h-[30px] items-center gap-2.5 rounded-lg text-nav transition-colors max-lg:h-10 lg:[@media(max-height:860px)]:h-[26px]',
        collapsed ? 'w-8 justify-center' : 'px-2.5',
        current ? 'bg-selected font-medium text-accent' : 'text-muted hover:bg-hover hover:text-ink',
      )}
    >
      <Icon name={page.icon} />
      {!collapsed && <span className="flex-1 truncate">{label}</span>}
      {count && count.count !== 0 && <Count {...count} collapsed={collapsed} />}
    </PageLink>
  );
  return collapsed ? (
    <Tooltip text={label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

function Count({ count, urgent = false, readAt = null, collapsed }: NavigationCount & { collapsed: boolean }) {
  const t = useTranslations('shell');
  const isOld = count === null || readAt !== null;
  const words = count === null ? t('countUnknown') : readAt === null ? undefined : t('countReadAt', { count, time: readAt });
  return (
    <span
      title={words}
      className={clsx(
        'numbers flex items-center gap-1 font-medium',
        collapsed ? 'absolute -top-0.5 left-5 rounded-full bg-sunken px-0.5 text-[10px] leading-3.5' : 'text-meta',
        isOld ? 'text-faint' : urgent ? 'text-red' : 'text-muted',
      )}
    >
      {urgent && !isOld && !collapsed && <Icon name="clock" size={12} />}
      <span aria-hidden={words !== undefined}>{count ?? '?'}</span>
      {words && <span className="sr-only">{words}</span>}
    </span>
  );
}
