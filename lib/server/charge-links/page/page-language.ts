import 'server-only';
import { type Locale, locales } from '@/lib/format/locale';

const maxTags = 20;

/** The language of a page for somebody without a choice of their own, from `Accept-Language`; Portuguese where they ask for neither. */
export function pageLanguage(accepted: string | null): Locale {
  const requested = (accepted ?? '')
    .slice(0, 500)
    .split(',', maxTags)
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(';');
      return {
        language: tag.trim().toLowerCase().split('-')[0],
        weight: quality === '' ? 1 : Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 0),
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { language } of requested) {
    const known = locales.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'pt-BR';
}
