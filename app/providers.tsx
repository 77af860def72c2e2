'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { createQueryClient } from '@/lib/client/call/query-client';
import type { Locale } from '@/lib/format/locale';
import type { Zone } from '@/lib/format/zone';
import type { Messages } from '@/lib/messages/load-messages';

type ProvidersProps = { locale: Locale; zone: Zone; messages: Messages; children: ReactNode };

/** Words, clock and data for every page. The zone is the one that was chosen, whatever the browser's. */
export function Providers({ locale, zone, messages, children }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={zone}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}
