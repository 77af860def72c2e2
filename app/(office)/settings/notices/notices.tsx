'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { DesktopSwitch } from '@/components/infraction/alerts/desktop/desktop-switch';
import { PageHeader } from '@/components/shell/page-header';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useEndpointQuery } from '@/lib/client/use-read';
import { useEndpointMutation } from '@/lib/client/use-write';
import { noticeSettings } from '@/lib/contracts/office/notices/notice-settings';

/** The settings for deadline notices outside the product: by mail, and as notifications of this browser. */
export function Notices() {
  const t = useTranslations('noticeSettings');
  const reading = useEndpointQuery(noticeSettings.read, {});
  const change = useEndpointMutation(noticeSettings.change);
  const hydrated = useHydrated();
  const known = reading.data;
  const wished = change.isPending ? change.variables.body.mail : known?.mail;
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid max-w-[640px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {change.error && <ProblemView isWrite problem={change.error.problem} />}
        {reading.isPending && <Skeleton className="h-32 w-full" />}
        {known && !known.installed && <Note>{t('notInstalled')}</Note>}
        {known && (
          <Card flush>
            <Checkbox
              checked={wished}
              aria-disabled={change.isPending || undefined}
              onChange={({ target: { checked } }) => change.isPending || change.mutate({ body: { mail: checked } })}
              hint={t('mailHint', { address: known.address })}
              className="px-4 py-3 text-cell"
            >
              {t('mail')}
            </Checkbox>
            {hydrated && <DesktopSwitch />}
          </Card>
        )}
        <p className="text-cell text-muted">{t('always')}</p>
      </div>
    </>
  );
}
