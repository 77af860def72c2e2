'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { createQueryClient } from '@/lib/client/query-client';
import type { Locale } from '@/lib/format/locale';
import type { Messages } from '@/lib/messages/load-messages';

type ProvidersProps = { locale: Locale; messages: Messages; children: ReactNode };

/** Words and data for every page. The zone is the business's, whatever the browser's. */
export function Providers({ locale, messages, children }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="America/Sao_Paulo">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}
