'use client';

import { useTranslations } from 'use-intl';
import { PageLink } from '@/components/ui/action/page-link';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { notices } from '@/lib/contracts/office/notices/notices';
import { formatDateTime } from '@/lib/format/date-text';
import { useNoticeText } from './use-notice-text';
import { useUnreadNotices } from './use-unread-notices';

const maxShown = 3;

/** The newest unread notices in the bell, each with the way to what it is about, and the way to all of them. */
export function NoticePanel({ onDone }: { onDone: () => void }) {
  const t = useTranslations('notices');
  const textOf = useNoticeText();
  const settings = useDisplaySettings();
  const items = useUnreadNotices(true).data?.items ?? [];
  const { mutate } = useEndpointMutation(notices.acknowledge);
  return (
    <section aria-label={t('title')} className="border-b border-line">
      {items.length > 0 && <h2 className="px-4 pt-2.5 pb-1 font-semibold">{t('title')}</h2>}
      <ul>
        {items.slice(0, maxShown).map((notice) => (
          <li key={notice.id}>
            <PageLink
              href={notice.path}
              onClick={() => {
                mutate({ body: { ids: [notice.id] } });
                onDone();
              }}
              className="grid gap-0.5 px-4 py-2 text-cell hover:bg-hover"
            >
              <span className="font-medium">{textOf(notice)}</span>
              <span className="numbers text-meta text-muted">{formatDateTime(notice.at, settings)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink href="/notices" onClick={onDone} className="block px-4 py-2.5 text-cell text-accent-ink hover:bg-hover">
        {items.length > 0 ? t('seeAll') : t('noneUnread')}
      </PageLink>
    </section>
  );
}
