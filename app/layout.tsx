import './globals.css';
import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { mono, sans } from '@/components/ui/theme/fonts';
import { compiledMessages } from '@/lib/messages/compiled-messages';
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
  return (
    <html lang={locale} translate="no" data-theme={theme} className={`${sans.variable} ${mono.variable}`}>
      <body>
        <Providers
          locale={locale}
          zone={zone}
          messages={await compiledMessages(locale)}
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
