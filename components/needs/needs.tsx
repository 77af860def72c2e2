'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { PartProblem, useReadAt } from '@/components/feedback/part-problem';
import { readProblemOf } from '@/components/feedback/query-problem';
import { TextLink } from '@/components/ui/action/text-link';
import { Icon } from '@/components/ui/icon/icon';
import { Card } from '@/components/ui/layout/card';
import type { Permission } from '@/lib/contracts/office/permission';
import type { NeedRow } from './need';
import { NeedsSkeleton } from './needs-skeleton';
import { useNeeds } from './use-needs';

type NeedsProps = { permissions: readonly Permission[]; className?: string };

/** The open tasks of the reader, the most urgent first: each with its number, amount and action. */
export function Needs({ permissions, className }: NeedsProps) {
  const t = useTranslations('overview');
  const needs = useNeeds((permission) => permissions.includes(permission));
  const readings = needs.map(({ reading }) => reading);
  const failing = readings.filter(readProblemOf);
  const unknown = failing.find(({ data }) => data === undefined);
  const oldest = failing.filter(({ data }) => data !== undefined).sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)[0];
  const readAt = useReadAt(oldest);
  const waiting = !unknown && readings.some(({ isPending }) => isPending);
  const rows = needs.filter(({ row }) => row !== null);
  return (
    <Card title={t('needs')} meta={readAt && t('readAt', { time: readAt })} flush className={className}>
      {unknown && (
        <div className="border-b border-line p-4 last:border-0">
          <PartProblem reading={unknown} />
        </div>
      )}
      {!waiting && !unknown && rows.length === 0 && <p className="p-4 text-muted">{t('needsNothing')}</p>}
      <ul className={clsx(readAt && 'opacity-60')}>{rows.map(({ id, row }) => row && <Row key={id} row={row} />)}</ul>
      {waiting && <NeedsSkeleton present={rows.length} />}
    </Card>
  );
}

function Row({ row: { icon, look, title, meta, href, action: act } }: { row: NeedRow }) {
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3.5 last:border-0">
      <span className={`inline-flex size-7 shrink-0 items-center justify-center rounded-lg ${look}`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="numbers text-meta text-muted">{meta}</p>
        <TextLink href={href} className="text-cell">
          {act}
        </TextLink>
      </div>
    </li>
  );
}
