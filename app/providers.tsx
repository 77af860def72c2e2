'use client';

import { type ReactNode, use, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { noteServerTime } from '@/lib/client/clock/server-clock';
import { claimPage, usePageClosed } from '@/lib/client/session/page-person';
import type { Locale } from '@/lib/format/locale';
import type { Zone } from '@/lib/format/zone';
import { sharedMessages } from '@/lib/messages/shared-messages';

type ProvidersProps = {
  locale: Locale;
  zone: Zone;
  /** Where the texts of the language are. */
  messages: string;
  /** For whom the page is made; null for nobody signed in. */
  person: string | null;
  /** When the page was rendered, by the server's clock, and by how much the payments service's is ahead of it. */
  renderedAt: number;
  serviceAheadSeconds: number;
  children: ReactNode;
};

const ClosedPage = lazyPart(
  () => import('./closed-page').then((module) => module.ClosedPage),
  () => null,
);

/** Words and clock for every page. The zone is the one that was chosen, whatever the browser's, and the clock is the server's. */
export function Providers({ locale, zone, messages, person, renderedAt, serviceAheadSeconds, children }: ProvidersProps) {
  // Once, and before anything below reads them.
  useState(() => {
    claimPage(person);
    if (typeof window !== 'undefined') noteServerTime(renderedAt, serviceAheadSeconds, performance.timeOrigin, Date.now());
  });
  const isClosed = usePageClosed();
  return (
    <IntlProvider locale={locale} messages={use(sharedMessages(locale, messages))} timeZone={zone}>
      {/* Nothing of the former person is shown again, not even for a moment. */}
      {isClosed ? <ClosedPage /> : children}
    </IntlProvider>
  );
}
