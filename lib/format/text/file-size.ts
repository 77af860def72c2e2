import type { Locale } from '@/lib/format/locale';

const megabyte = 1024 * 1024;

/** "212 kB" or "3,4 MB", counted as the limit of ten megabytes is; never less than 1 kB. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < megabyte / 10) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / megabyte)} MB`;
}
