'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ProblemView } from '@/components/feedback/problem-view';
import { ListFilters } from '@/components/list-page/filters/list-filters';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListTabs } from '@/components/list-page/list-tabs';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { useNoticeText } from '@/components/notice/use-notice-text';
import { useUnreadNotices } from '@/components/notice/use-unread-notices';
import { Button } from '@/components/ui/action/button';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { notices } from '@/lib/contracts/office/notices/notices';
import type { Notice } from '@/lib/contracts/office/notices/notices.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { addressOf } from '@/lib/lists/definition/list';
import { noticeList } from '@/lib/lists/staff/notices';

/** What the person is told of; a row leads to what it is about. */
export function Notices() {
  const t = useTranslations('notices');
  const settings = useDisplaySettings();
  const state = useList(noticeList);
  const { several } = useFilterBuilders(state);
  const textOf = useNoticeText();
  const unread = useUnreadNotices(true).data;
  const acknowledging = useEndpointMutation(notices.acknowledge);
  const { view } = state;
  const tab = (only: true | undefined, label: string) => ({
    href: addressOf(noticeList, { ...view, page: undefined, unread: only }),
    label,
    current: view.unread === only,
  });
  const drawn = (notice: Notice) => <span className={clsx(!notice.isRead && 'font-semibold')}>{textOf(notice)}</span>;
  return (
    <PlainListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      tabs={<ListTabs label={t('which')} tabs={[tab(undefined, t('all')), tab(true, t('unread'))]} />}
      actions={
        <Button
          icon="check"
          waiting={acknowledging.isPending || unread === undefined || unread.count === 0}
          // Not later than the newest that is known here: one that comes at this moment stays unread.
          onClick={() => acknowledging.mutate({ body: { until: unread?.items[0]?.at ?? new Date(serverNow()).toISOString() } })}
        >
          {t('markAll')}
        </Button>
      }
      notes={acknowledging.error && <ProblemView isWrite problem={acknowledging.error.problem} />}
      bar={<ListFilters state={state} filters={[several('kind', t('columns.notice'), (one) => t(`text.${one}`))]} />}
      columns={useColumns(noticeList, { notice: drawn })}
      rowId={({ id }) => id}
      rowHref={({ path }) => path}
      rowName={(notice) => t('open', { text: textOf(notice), at: formatDateTime(notice.at, settings) })}
      card={(notice) => (
        <TwoLineCard
          icon="bell"
          title={drawn(notice)}
          meta={formatDateTime(notice.at, settings)}
          badge={<span className="text-meta text-muted">{t(notice.isRead ? 'state.read' : 'state.unread')}</span>}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
