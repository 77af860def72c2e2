'use client';

import { localStorageValue } from '@/lib/client/local-storage-value';

/** Whether system notifications are enabled in this browser; off by default. */
export const desktopNoticesEnabled = localStorageValue('desktop-notices', (stored) => stored === true);
