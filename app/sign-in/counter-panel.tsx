'use client';

import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import { formatTime } from '@/lib/format/date-text';

const rings = [100, 140, 180, 220, 260, 300, 340, 380];

/** The bell on the counter, in petrol: the only decoration of the product. It leaves when there is no room for it. */
export function CounterPanel({ serviceUp, readAt }: { serviceUp: boolean; readAt: string }) {
  const settings = useDisplaySettings();
  const zone = useZoneName();
  const t = useTranslations('signIn');
  return (
    <aside className="relative flex flex-col justify-between overflow-hidden bg-accent-fill p-7 text-on-accent max-[900px]:hidden">
      <svg
        viewBox="0 0 400 640"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
        fill="none"
        stroke="currentColor"
      >
        {rings.map((radius, at) => (
          <path key={radius} d={`M${200 - radius} 462a${radius} ${radius} 0 0 1 ${2 * radius} 0`} opacity={0.55 - at * 0.06} />
        ))}
        <path d="M138 462a62 62 0 0 1 124 0z" fill="currentColor" stroke="none" />
        <rect x="196" y="388" width="8" height="18" rx="4" fill="currentColor" stroke="none" />
        <path d="M-400 482h1200v8h-1200z" fill="currentColor" stroke="none" opacity="0.9" />
      </svg>
      <p className="relative max-w-[24ch] text-[17px] leading-6">{t('slogan')}</p>
      <p className="numbers relative flex items-center gap-2 text-cell">
        <Icon name={serviceUp ? 'check' : 'triangle'} size={14} />
        {t(serviceUp ? 'serviceUp' : 'serviceDown', { time: formatTime(readAt, settings), zone })}
      </p>
    </aside>
  );
}
