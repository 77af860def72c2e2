'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterControl } from '@/components/data-table/filters/filter-control';
import { readFilter } from '@/components/data-table/filters/read-filter';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { Sheet } from '@/components/ui/overlay/sheet';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { reportRequests } from '@/lib/contracts/office/files/report-requests';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { businessDay } from '@/lib/format/date';
import { periodDays } from '@/lib/format/time/period';
import { zoneOfDays } from '@/lib/format/time/zone-of-days';
import type { Zone } from '@/lib/format/zone';
import { type Ask, askBody, useAskFilters } from './use-ask-filters';

/** Asks the service for a report, maybe like an earlier one. */
export function AskSheet({ like, onClose }: { like: ReportRequest | null; onClose: () => void }) {
  const t = useTranslations('reports');
  const { zone } = useDisplaySettings();
  const formId = useId();
  const filters = useAskFilters();
  const [begin] = useState(() => askLike(like, zone));
  const [errors, setErrors] = useState<Record<string, string | null>>({});
  const ask = useEndpointMutation(reportRequests.request);
  const problem = ask.error?.problem;

  const submit = (data: FormData) => {
    if (ask.isPending) return;
    let asked = begin;
    const fields = filters(begin, (change) => {
      asked = { ...asked, ...change };
    });
    const found = Object.fromEntries(fields.map((field) => [field.name, readFilter(field, data, { period: t('periodWrong') })]));
    const body = askBody(asked, zone);
    setErrors(body ? found : { ...found, days: t('periodWrong') });
    if (body && Object.values(found).every((error) => error === null)) ask.mutate({ body }, { onSuccess: onClose });
  };

  return (
    <Sheet open onClose={onClose} title={t('ask')}>
      <OverlayBody>
        <Form id={formId} onSubmit={submit} failure={problem ?? errors}>
          {filters(begin, () => {}).map((filter) => (
            <FilterControl key={filter.name} filter={filter} error={errors[filter.name]} />
          ))}
          <p className="text-meta text-muted">{t('askHelp')}</p>
          {problem?.errorCode === 'SVG422' ? (
            <Note tone="amber" live>
              {t('refused')}
            </Note>
          ) : (
            problem && <ProblemView isWrite problem={problem} />
          )}
        </Form>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
        <Submit form={formId} pending={ask.isPending}>
          {t('submit')}
        </Submit>
      </OverlayFooter>
    </Sheet>
  );
}

function askLike(like: ReportRequest | null, zone: Zone): Ask {
  if (like === null) return { days: periodDays('last30', new Date(serverNow()), zone), status: [], type: [] };
  const chosenIn = zoneOfDays(like.dateFrom, like.dateTo);
  return {
    days: { from: businessDay(like.dateFrom, chosenIn), to: businessDay(like.dateTo, chosenIn) },
    status: like.statuses,
    type: like.types,
  };
}
