'use client';

import { useTranslations } from 'use-intl';
import { useAmountFilter } from '@/app/(office)/use-amount-filter';
import type { Filter } from '@/components/data-table/filter';
import type { QueryChange } from '@/lib/client/use-url-query';
import { useWrite } from '@/lib/client/use-write';
import { infractionStatuses } from '@/lib/contracts/infraction-status';
import { analysisResults, infractionReporters, infractionTypes } from '@/lib/contracts/infractions';
import { seals } from '@/lib/contracts/personal-data';
import { documentKind, onlyDocument } from '@/lib/format/document';
import type { View, viewFields } from './view';

type Change = (change: QueryChange<typeof viewFields>) => void;

/** Every filter the service's list has, over the state in the address. A document is sealed before it goes there. */
export function useFilters(view: View, change: Change): readonly Filter[] {
  const t = useTranslations('infractions.filters');
  const tStatus = useTranslations('infractionStatus');
  const tType = useTranslations('infractionType');
  const tResult = useTranslations('infractions.results');
  const tReporter = useTranslations('infractionReporter');
  const amountFilter = useAmountFilter();
  const seal = useWrite(seals.create);

  const several = (
    name: 'status' | 'type' | 'analysisResult' | 'reportedBy',
    options: readonly { value: string; label: string }[],
  ): Filter => ({
    kind: 'several',
    name,
    label: t(name),
    value: view[name] ?? [],
    options,
    apply: (values) => change({ [name]: values.length > 0 ? values : undefined }),
  });
  const text = (name: 'endToEndId' | 'transactionId'): Filter => ({
    kind: 'text',
    name,
    label: t(name),
    value: view[name] ?? null,
    apply: (value) => change({ [name]: value ?? undefined }),
  });
  const amount = (name: 'amountMin' | 'amountMax') => amountFilter({ name, label: t(name), value: view[name], apply: change });

  return [
    ...(view.tab === 'ended' ? [] : [several('status', labelled(infractionStatuses, tStatus))]),
    several('type', labelled(infractionTypes, tType)),
    several('analysisResult', labelled(analysisResults, tResult)),
    several('reportedBy', labelled(infractionReporters, tReporter)),
    {
      kind: 'parsed',
      name: 'participantDocument',
      label: t('participantDocument'),
      value: view.participantDocument ?? null,
      parse: (typed) => (documentKind(onlyDocument(typed)) ? { value: onlyDocument(typed) } : { error: t('documentInvalid') }),
      show: (sealed) => sealed.split('~')[0] ?? sealed,
      apply: (document) => {
        if (document === null) change({ participantDocument: undefined });
        else seal.mutate({ body: { document } }, { onSuccess: ({ sealed }) => change({ participantDocument: sealed }) });
      },
    },
    amount('amountMin'),
    amount('amountMax'),
    text('endToEndId'),
    text('transactionId'),
  ];
}

function labelled<V extends string>(values: readonly V[], label: (value: V) => string) {
  return values.map((value) => ({ value, label: label(value) }));
}
