import 'server-only';
import { cookies, headers } from 'next/headers';
import { type Locale, locales } from '@/lib/format/locale';
import { serviceZone, type Zone, zones } from '@/lib/format/zone';
import type { ListShape } from '@/lib/lists/definition/list-shape';
import { type ChosenPageSizes, pageSizesCookie, parsePageSizes } from '@/lib/lists/definition/page-sizes';
import { guessListShape } from './list-shape';

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

/** How this browser draws lists, as it said when it last drew one; before that, as its request lets one guess. */
export async function pageListShape(): Promise<ListShape> {
  const known = (await cookies()).get('list-shape')?.value;
  return known === 'table' || known === 'cards' ? known : guessListShape(await headers());
}

/** The page sizes chosen in this browser, by list. */
export async function chosenPageSizes(): Promise<ChosenPageSizes> {
  return parsePageSizes((await cookies()).get(pageSizesCookie)?.value);
}

export async function sidebarCollapsed(): Promise<boolean> {
  return (await cookies()).get('sidebar')?.value === 'collapsed';
}
