'use client';

import { localStorageValue } from '@/lib/client/local-storage-value';

/** Whether this browser wants notices of the system: off until somebody switches them on. */
export const desktopNoticesEnabled = localStorageValue('desktop-notices', (stored) => stored === true);
