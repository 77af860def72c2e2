/** The languages of the product; the first is the default. */
export const locales = ['pt-BR', 'en'] as const;

export type Locale = (typeof locales)[number];
