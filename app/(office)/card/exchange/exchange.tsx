'use client';

import { useLocale, useTranslations } from 'use-intl';
import { CardProblem } from '@/components/card/card-problem';
import { Note } from '@/components/feedback/note';
import { readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { serverTimeOf } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useNow } from '@/lib/client/use-now';
import { exchange } from '@/lib/contracts/card/exchange';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { formatRate } from '@/lib/format/money/rate';
import { Converter } from './converter';

type Quotes = RecordOf<'exchange.list'>;

/** Older than this, a reading may have missed the closing of a day. */
const staleMs = 60 * 60_000;

/** Reference quotes, one a business day, and what an amount would be by them (interface: Card interface, reference quotes and conversion). */
export function Exchange() {
  const t = useTranslations('exchange');
  const settings = useDisplaySettings();
  const now = useNow(60_000);
  const reading = useEndpointQuery(exchange.list, {});
  const problem = readProblemOf(reading);
  const stale = now !== null && reading.dataUpdatedAt > 0 && now - serverTimeOf(reading.dataUpdatedAt) > staleMs;
  return (
    <>
      <PageHeader title={t('title')} meta={<Freshness reading={reading} />} />
      <div className="grid gap-6 px-4 pb-8 sm:px-6">
        {problem && <CardProblem reading={reading} />}
        {!reading.data && !problem && <Skeleton shape="rows" className="h-[360px] w-full" />}
        {reading.data && (
          <>
            <p className="text-muted">{t('meaning')}</p>
            {(stale || problem) && <Note tone="amber">{t('stale')}</Note>}
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
              <Card
                title={t('quotes')}
                meta={t('readAt', { at: formatDateTime(new Date(serverTimeOf(reading.dataUpdatedAt)), settings) })}
                action={
                  <Badge tone="grey" weight="outlined" icon="info">
                    {t('reference')}
                  </Badge>
                }
                flush
              >
                <QuoteTable quotes={reading.data.items} />
              </Card>
              <Card title={t('converter.title')}>
                <Converter quotes={reading.data.items} />
              </Card>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function QuoteTable({ quotes }: { quotes: Quotes['items'] }) {
  const t = useTranslations('exchange');
  const locale = useLocale();
  return (
    <table className="w-full text-cell">
      <caption className="sr-only">{t('quotes')}</caption>
      <thead>
        <tr className="h-8 border-b border-line text-meta text-muted">
          <th scope="col" className="px-4 text-left font-medium">
            {t('currency')}
          </th>
          <th scope="col" className="px-4 text-right font-medium">
            {t('bid')}
          </th>
          <th scope="col" className="px-4 text-right font-medium">
            {t('ask')}
          </th>
        </tr>
      </thead>
      <tbody>
        {quotes.map(({ code, rate }) => (
          <tr key={code} className="h-10 border-b border-line last:border-0">
            <th scope="row" className="px-4 text-left font-medium">
              {code}
            </th>
            <td className="numbers px-4 text-right">{formatRate(rate.bid, locale)}</td>
            <td className="numbers px-4 text-right">{formatRate(rate.ask, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
