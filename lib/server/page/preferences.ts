import 'server-only';
import { cookies, headers } from 'next/headers';
import { type Locale, locales } from '@/lib/format/locale';
import { serviceZone, type Zone, zones } from '@/lib/format/zone';
import { type ChosenPageSizes, pageSizesCookie, parsePageSizes } from '@/lib/lists/definition/page-sizes';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The language chosen in this browser; Portuguese by default. */
export async function pageLocale(): Promise<Locale> {
  const chosen = (await cookies()).get('locale')?.value;
  return locales.find((locale) => locale === chosen) ?? 'pt-BR';
}

/** The time zone chosen in this browser; the business zone by default. */
export async function pageZone(): Promise<Zone> {
  const chosen = (await cookies()).get('zone')?.value;
  return zones.find((zone) => zone === chosen) ?? serviceZone;
}

export async function pageTheme(): Promise<Theme> {
  const chosen = (await cookies()).get('theme')?.value;
  return themes.find((theme) => theme === chosen) ?? 'system';
}

/**
 * How this browser draws lists, as it said when it last drew one; a phone that says what it is draws cards from the start. Both ways where it is not
 * known.
 */
export async function pageListShape(): Promise<'table' | 'cards' | 'both'> {
  const known = (await cookies()).get('list-shape')?.value;
  if (known === 'table' || known === 'cards') return known;
  return (await headers()).get('sec-ch-ua-mobile') === '?1' ? 'cards' : 'both';
}

/** The page sizes chosen in this browser, by list. */
export async function chosenPageSizes(): Promise<ChosenPageSizes> {
  return parsePageSizes((await cookies()).get(pageSizesCookie)?.value);
}

export async function sidebarCollapsed(): Promise<boolean> {
  return (await cookies()).get('sidebar')?.value === 'collapsed';
}
