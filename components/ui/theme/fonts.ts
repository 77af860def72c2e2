import localFont from 'next/font/local';

/**
 * Geist, cut down to Latin letters and the weights in use (400–600 and 400–500): 33 kB for both instead of 141.
 * Licence: SIL Open Font License 1.1, see fonts/LICENSE.txt.
 */
export const sans = localFont({
  src: './fonts/geist-sans.woff2',
  weight: '400 600',
  variable: '--font-geist-sans',
});

export const mono = localFont({
  src: './fonts/geist-mono.woff2',
  weight: '400 500',
  variable: '--font-geist-mono',
  preload: false,
});
