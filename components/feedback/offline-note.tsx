'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A strip over the page while the browser has no network: what is on the screen stays, and is old. */
export function OfflineNote() {
  const t = useTranslations('feedback');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-print="hide">
      {!online && (
        <p className="flex items-center gap-2.5 border-b border-amber-line bg-amber-soft px-4 py-2 text-cell text-amber sm:px-6">
          <Icon name="offline" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
