'use client';

import { useTranslations } from 'use-intl';
import { DeveloperTabs } from '@/app/(office)/developers/tabs';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { developers } from '@/lib/contracts/office/developers/developers';
import { VariantRow } from './variant-row';

/** How the service answers this account where its document leaves a choice, since when, and where that was seen. */
export function VariantList({ mayCheck }: { mayCheck: boolean }) {
  const t = useTranslations('developers');
  const tVariants = useTranslations('variants');
  const reading = useEndpointQuery(developers.variants, {});
  const check = useEndpointMutation(developers.checkVariants);
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={<Freshness reading={reading} />}
        actions={
          mayCheck && (
            <Button icon="circling-arrow" waiting={check.isPending} title={tVariants('checkText')} onClick={() => check.mutate({})}>
              {tVariants(check.isPending ? 'checking' : 'check')}
            </Button>
          )
        }
      />
      <DeveloperTabs current="variants" />
      <div className="grid max-w-[860px] gap-4 px-4 py-4 sm:px-6">
        <p className="text-muted">{tVariants('text')}</p>
        {mayCheck && <p className="text-cell text-muted">{tVariants('checkText')}</p>}
        {check.isError && <ProblemView problem={check.error.problem} />}
        {check.data && (
          <Note tone="green" live>
            {tVariants('checked', { count: check.data.reads })}
          </Note>
        )}
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton shape="rows" className="h-80 w-full" />}
        {reading.data && (
          <Card flush>
            <ul>
              {reading.data.items.map((variant) => (
                <VariantRow key={variant.name} variant={variant} />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}
