'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { useLocalStorageValue } from '@/lib/client/local-storage-value';
import { desktopNoticesEnabled } from './desktop-notices-enabled';

/** Switches system notifications on and off. The browser's permission is requested only by this switch, and a refusal is explained. */
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
