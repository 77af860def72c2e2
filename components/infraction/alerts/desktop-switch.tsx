'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { useLocalStorageValue } from '@/lib/client/local-storage-value';
import { desktopNoticesEnabled } from './desktop-notices-enabled';

/** Switches notices of the system on and off. The browser is asked for leave by this act alone, and its no is explained. */
export function DesktopSwitch() {
  const t = useTranslations('alerts.desktop');
  const [permission, setPermission] = useState(() => (typeof Notification === 'undefined' ? null : Notification.permission));
  const enabled = useLocalStorageValue(desktopNoticesEnabled);
  if (permission === null) return null;
  const change = async (checked: boolean) => {
    const answer = checked ? await Notification.requestPermission() : permission;
    setPermission(answer);
    desktopNoticesEnabled.store(checked && answer === 'granted');
  };
  return (
    <Checkbox
      checked={enabled && permission === 'granted'}
      onChange={({ target: { checked } }) => change(checked)}
      hint={t(permission === 'denied' ? 'denied' : 'hint')}
      className="border-t border-line px-4 py-3 text-cell"
    >
      {t('switch')}
    </Checkbox>
  );
}
