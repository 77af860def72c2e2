import './globals.css';
import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { mono, sans } from '@/components/ui/theme/fonts';
import { messagesAddress } from '@/lib/server/page/messages-file';
import { currentCaller } from '@/lib/server/page/page-caller';
import { pageLocale, pageTheme, pageZone } from '@/lib/server/page/preferences';
import { services } from '@/lib/server/services';
import { Providers } from './providers';

export const metadata: Metadata = {
  title: { default: 'Balcão', template: '%s · Balcão' },
  robots: { index: false, follow: false },
  // Naming one icon leaves out those that Next finds by itself, so all are named.
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-touch-icon.png' },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page carries a nonce of its own, so none is made ahead of its request.
  await connection();
  const [locale, zone, theme, caller] = await Promise.all([pageLocale(), pageZone(), pageTheme(), currentCaller()]);
  const messages = await messagesAddress(locale);
  return (
    <html lang={locale} translate="no" data-theme={theme} className={`${sans.variable} ${mono.variable}`}>
      <head>
        {/* The same request as that of the page's script, made before it has come. */}
        <link rel="preload" as="fetch" href={messages} crossOrigin="anonymous" />
      </head>
      <body>
        <Providers
          locale={locale}
          zone={zone}
          messages={messages}
          person={caller?.staffId ?? null}
          renderedAt={services().now().getTime()}
          serviceAheadSeconds={services().watch.clockAheadSeconds()}
        >
          {children}
        </Providers>
      </body>
    </html>
  );
}
