'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { riskOf } from '@/app/(office)/infractions/risk';
import { bandLook } from '@/components/infraction/band-look';
import { Money } from '@/components/transaction/money';
import { Icon } from '@/components/ui/icon/icon';
import type { QueueSort } from '@/lib/lists/pix/infractions';
import type { QueueGroup } from './queue-groups';
import { QueueRow } from './queue-row';
import { SortHead } from './sort-head';

type QueueTableProps = {
  groups: readonly QueueGroup[];
  now: number;
  /** Nobody waits for the merchant: no clock runs. */
  still: boolean;
  sort: QueueSort;
  onSort: (sort: QueueSort) => void;
  mayDefend: boolean;
};

const head = 'h-8 border-b border-line bg-sunken px-2 py-2 text-left align-baseline text-meta font-medium text-muted first:pl-6 last:pr-6';
const band = 'border-b border-line bg-sunken py-1.5 align-baseline text-cell leading-5';

export function QueueTable({ groups, now, still, sort, onSort, mayDefend }: QueueTableProps) {
  const t = useTranslations('infractions');
  const tBands = useTranslations('deadline');
  const columns = still ? 7 : 8;
  return (
    <div className="max-xl:overflow-x-auto">
      <table className="w-full table-fixed border-separate border-spacing-0 text-cell max-xl:min-w-[1040px]">
        <caption className="sr-only">{t('list')}</caption>
        <thead className="sticky top-0 z-2">
          <tr>
            {still ? (
              <SortHead by="deadline" label={t('columns.expiresAt')} sort={sort} onSort={onSort} className={clsx(head, 'w-[154px]')} />
            ) : (
              <>
                <SortHead by="deadline" label={t('columns.left')} sort={sort} onSort={onSort} className={clsx(head, 'w-[120px]')} />
                <th scope="col" className={clsx(head, 'w-[136px]')}>
                  {t('columns.expiresAt')}
                </th>
              </>
            )}
            <th scope="col" className={head}>
              {t('columns.claimant')}
            </th>
            <th scope="col" className={clsx(head, 'w-[140px] min-[1800px]:w-auto')}>
              {t('columns.type')}
            </th>
            <th scope="col" className={clsx(head, 'w-[96px] min-[1800px]:w-auto')}>
              {t('columns.protocol')}
            </th>
            <th scope="col" className={clsx(head, still ? 'w-[172px]' : 'w-[128px]')}>
              {t(still ? 'columns.status' : 'columns.defense')}
            </th>
            <th scope="col" className={clsx(head, 'w-[108px] min-[1800px]:w-auto')}>
              {t('columns.owner')}
            </th>
            <SortHead by="amount" label={t('columns.atRisk')} sort={sort} onSort={onSort} className={clsx(head, 'w-[116px] text-right')} />
          </tr>
        </thead>
        {groups.map(({ band: time, items }) => (
          <tbody key={time ?? 'all'}>
            {time && !still && (
              <tr>
                <th scope="rowgroup" colSpan={columns - 1} className={clsx(band, 'px-2 pl-6 text-left font-normal')}>
                  <span className={clsx('flex items-baseline gap-2', bandLook[time].tone)}>
                    <Icon name={bandLook[time].icon} className="self-center" />
                    <span className="font-medium">{tBands(`bands.${time}`)}</span>
                    <span className="numbers text-muted">{items.length}</span>
                    {(time === 'none' || time === 'late') && <span className="text-muted">{tBands(`${time}Hint`)}</span>}
                  </span>
                </th>
                <td className={clsx(band, 'pr-6 pl-2 text-right text-muted')}>
                  <Money value={riskOf(items)} still />
                </td>
              </tr>
            )}
            {items.map((item) => (
              <QueueRow key={item.id} item={item} now={now} still={still} mayDefend={mayDefend} span={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
