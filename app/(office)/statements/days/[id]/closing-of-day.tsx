'use client';

import { useLocale, useTranslations } from 'use-intl';
import { DayCards } from '@/app/(office)/statements/days/day-cards';
import { DayTable } from '@/app/(office)/statements/days/day-table';
import { useNoStatementsMessage } from '@/app/(office)/statements/use-no-statements-message';
import { NotOffered } from '@/components/feedback/not-offered';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { DetailHeader } from '@/components/shell/detail-header';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useHydrated } from '@/lib/client/use-hydrated';
import { dayClosings } from '@/lib/contracts/office/files/day-closings';
import { isNotOffered } from '@/lib/domain/is-not-offered';
import { addDays, businessDay } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { serviceZone } from '@/lib/format/zone';
import { addressOf } from '@/lib/lists/definition/list';
import { statementList } from '@/lib/lists/statements';
import { CloseDay } from './close-day';
import { Closings } from './closings';
import { Differences } from './differences';
import { Verdict } from './verdict';

/** One business day: its balances, its entries against its transactions, and who closed it. */
export function ClosingOfDay({ day, mayClose }: { day: string; mayClose: boolean }) {
  const t = useTranslations('statementDay');
  const locale = useLocale();
  const hydrated = useHydrated();
  // Comparing a day takes many reads of the service: it is done when asked for, not again and again.
  const reading = useEndpointQuery(dayClosings.read, { params: { day } }, { staleTime: Number.POSITIVE_INFINITY });
  const noStatements = useNoStatementsMessage();
  const problem = readProblemOf(reading);
  const compared = reading.data;
  const isLast = !hydrated || day >= businessDay(new Date(serverNow()), serviceZone);
  const pathOf = (other: string) => `/statements/days/${other}`;
  return (
    <>
      <DetailHeader
        back={{ href: addressOf(statementList, { tab: 'days' }), label: t('back') }}
        previous={pathOf(addDays(day, -1))}
        next={isLast ? null : pathOf(addDays(day, 1))}
      />
      <PageHeader
        title={t('heading', { day: formatDay(day, locale) })}
        meta={<Freshness reading={reading} />}
        actions={mayClose && compared?.over && !compared.truncated && <CloseDay key={compared.digest} compared={compared} />}
      />
      {problem && isNotOffered(problem.problem) ? (
        <NotOffered {...noStatements} />
      ) : problem ? (
        <div className="px-4 py-8 sm:px-6">
          <QueryProblem reading={reading} />
        </div>
      ) : !compared ? (
        <Skeleton shape="facts" className="mx-4 h-64 sm:mx-6" />
      ) : (
        <>
          <div className="grid gap-2 px-4 pb-4 sm:px-6">
            <Verdict compared={compared} />
          </div>
          {compared.lines > 0 && (
            <section aria-label={t('sides')}>
              <DayTable days={[compared]} />
              <DayCards days={[compared]} />
            </section>
          )}
          {compared.differences.length > 0 && <Differences differences={compared.differences} />}
          <Closings closings={compared.closings} />
        </>
      )}
    </>
  );
}
