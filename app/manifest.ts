import type { MetadataRoute } from 'next';

/** The app as it is installed: its colours are `--bg` and `--accent-fill` of components/ui/theme/tokens.css. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Balcão',
    short_name: 'Balcão',
    description: 'O balcão da sua conta: Pix e cartões.',
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#015a68',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
