'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { useTokenizeDocument } from '@/components/document-filter/tokenize-document';
import type { SearchOption, Understood } from '@/components/feedback/search-option';
import type { ListState } from '@/components/list-page/use-list';
import { pageRoute } from '@/components/ui/action/page-route.cast';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { businessDay } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { formatDocument } from '@/lib/format/identifier/document';
import { toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import type { SearchText } from '@/lib/format/text/search-text';
import { searchChange } from '@/lib/lists/definition/search/search';
import type { SearchLimit } from '@/lib/lists/definition/search/search-readings';
import { searchReadings } from './search-readings';

type Searched = Pick<ListState<never>, 'list' | 'view' | 'changeTo'>;

type Readings = NonNullable<ReturnType<typeof searchReadings.useArrived>>;

type SearchOptions = {
  /** The filters of the list. A text is searched as the filter it can be; what can be none of them is not searched for. */
  filters?: readonly Filter[];
  /** Resolves a text before the list is requested, such as a reference to its transaction. */
  resolve?: (reading: SearchText) => Promise<SearchText>;
};

/** The interpretations of a typed text, alternatives when nothing is found, and the navigation when one is chosen. */
export function useListSearch({ list, view, changeTo }: Searched, { filters, resolve }: SearchOptions = {}) {
  const t = useTranslations('table.search');
  const locale = useLocale();
  const { zone } = useDisplaySettings();
  const router = useRouter();
  const tokenize = useTokenizeDocument();
  const latest = useRef('');
  const today = () => businessDay(new Date(serverNow()), zone);

  const apply = (reading: SearchText) => changeTo(searchChange(list, view, reading));
  const take = async (given: SearchText) => {
    latest.current = given.value;
    const reading = resolve ? await resolve(given) : given;
    if (latest.current !== given.value) return;
    const namesIn = reading.kind === 'name' ? list.search?.namesIn : undefined;
    if (namesIn) router.push(pageRoute(`${namesIn.path}?${new URLSearchParams({ [namesIn.field]: reading.value })}`));
    else if (reading.kind === list.search?.record) router.push(pageRoute(`${list.path}/${reading.value}`));
    else if (reading.kind === 'document') tokenize(reading.value, (value) => apply({ kind: 'document', value }));
    else apply(reading);
  };
  const filterOf = ({ kind }: SearchText) => filters?.find(({ name }) => kind !== 'day' && list.search?.fields[kind]?.includes(name));
  const isElsewhere = ({ kind }: SearchText) => kind === 'name' && list.search?.namesIn !== undefined;
  const mayFilter = (reading: SearchText) =>
    !filters || reading.kind === 'day' || reading.kind === list.search?.record || isElsewhere(reading) || filterOf(reading) !== undefined;
  const shown = ({ kind, value }: SearchText) => {
    if (kind === 'amount') return formatReais(toReais(value), locale);
    if (kind === 'day') return formatDay(value, locale);
    return kind === 'document' ? formatDocument(value) : value;
  };
  const option = (reading: SearchText): SearchOption => ({
    label: filterOf(reading)?.label ?? t(isElsewhere(reading) ? 'kinds.nameElsewhere' : `kinds.${reading.kind}`),
    value: shown(reading),
    take: () => void take(reading),
  });
  const readings = searchReadings.useArrived();
  const noteOf = (limit: SearchLimit | null) => (limit === null ? null : t(`limits.${limit}`));
  const understandBy =
    ({ readingsFor, searchLimit }: Readings) =>
    (typed: string): Understood => ({
      options: readingsFor(list, typed, today()).filter(mayFilter).map(option),
      note: noteOf(searchLimit(list, typed, today())),
    });
  // No document and no card number is without a digit: as a name nothing else can end in the address.
  const plain = (typed: string): Understood => ({
    options: /\d/.test(typed) ? [] : [{ kind: 'name', value: typed } as const].filter(mayFilter).map(option),
    note: null,
  });
  return {
    /** What the text can be; none until the parser is loaded. */
    understand: readings && understandBy(readings),
    /** Loads the parser. Where it cannot be loaded, a text without a digit is taken as a name. */
    recognise: async () => {
      const arrived = await searchReadings.ask();
      return arrived ? understandBy(arrived) : plain;
    },
    /** Alternative searches where nothing is found, and why nothing was. */
    others: (): Understood => ({
      options: readings ? readings.otherSearches(list, view, today()).map(option) : [],
      note: readings ? noteOf(readings.limitOfSearch(list, view, today())) : null,
    }),
  };
}
