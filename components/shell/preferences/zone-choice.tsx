'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { Segmented } from '@/components/ui/fields/segmented';
import { setPreferenceCookie } from '@/lib/client/browser/set-preference-cookie';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Zone } from '@/lib/format/zone';

const clocks: { value: Zone; label: string }[] = [
  { value: 'America/Sao_Paulo', label: 'Brasília' },
  { value: 'UTC', label: 'UTC' },
];

/** The choice of the time zone. The server renders the page again, so that lists and totals change together. */
export function ZoneChoice() {
  const t = useTranslations('shell');
  const { zone } = useDisplaySettings();
  const router = useRouter();
  const choose = (next: Zone) => {
    setPreferenceCookie('zone', next);
    router.refresh();
  };
  return <Segmented legend={t('zone')} name="zone" value={zone} options={clocks} onChange={choose} />;
}
