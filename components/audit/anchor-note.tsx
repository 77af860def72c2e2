'use client';

import { useTranslations } from 'use-intl';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { audit } from '@/lib/contracts/office/audit/audit';
import { formatDay } from '@/lib/format/date-text';

/** The day of the last anchor and where it went, or that there is none outside; and what could not be delivered. */
export function AnchorNote() {
  const t = useTranslations('audit');
  const { locale } = useDisplaySettings();
  const places = useEndpointQuery(audit.anchoring, {}).data?.places;
  if (!places) return null;
  const day = places
    .map((place) => place.day ?? '')
    .toSorted()
    .at(-1);
  const reached = places.filter((place) => place.day === day).map(({ channel }) => t(`anchorPlaces.${channel}`));
  const late = places.flatMap(({ channel, waiting }) => (waiting?.problem ? [{ ...waiting, place: t(`anchorPlaces.${channel}`) }] : []));
  return (
    <span className="text-meta text-muted">
      {day
        ? t('anchored', { day: formatDay(day, locale), places: reached.join(', ') })
        : t(places.length > 0 ? 'notYetAnchored' : 'anchoredNowhere')}
      {late.map(({ place, since, problem }) => (
        <span key={place} className="text-red">
          {` ${t('anchorWaiting', { place, day: formatDay(since, locale), problem: problem ?? '' })}`}
        </span>
      ))}
    </span>
  );
}
