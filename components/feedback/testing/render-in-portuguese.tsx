import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { messagesIn } from '@/lib/messages/messages';

const messages = messagesIn('pt-BR');

/** As a person in Brazil sees it. */
export function renderInPortuguese(element: ReactNode) {
  const inPortuguese = (children: ReactNode) => (
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      {children}
    </IntlProvider>
  );
  const { rerender, ...view } = render(inPortuguese(element));
  return { ...view, rerender: (next: ReactNode) => rerender(inPortuguese(next)) };
}
