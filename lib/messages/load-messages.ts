import type { Locale } from '@/lib/format/locale';

/** The messages of one language; the other language is not sent to the browser. */
export async function loadMessages(locale: Locale) {
  const [audit, card, closing, infractions, integration, pages, pay, people, problems, receive, service, shell] =
    locale === 'en'
      ? await Promise.all([
          import('./en/audit.json'),
          import('./en/card.json'),
          import('./en/closing.json'),
          import('./en/infractions.json'),
          import('./en/integration.json'),
          import('./en/pages.json'),
          import('./en/pay.json'),
          import('./en/people.json'),
          import('./en/problems.json'),
          import('./en/receive.json'),
          import('./en/service.json'),
          import('./en/shell.json'),
        ])
      : await Promise.all([
          import('./pt-BR/audit.json'),
          import('./pt-BR/card.json'),
          import('./pt-BR/closing.json'),
          import('./pt-BR/infractions.json'),
          import('./pt-BR/integration.json'),
          import('./pt-BR/pages.json'),
          import('./pt-BR/pay.json'),
          import('./pt-BR/people.json'),
          import('./pt-BR/problems.json'),
          import('./pt-BR/receive.json'),
          import('./pt-BR/service.json'),
          import('./pt-BR/shell.json'),
        ]);
  return {
    ...audit.default,
    ...card.default,
    ...closing.default,
    ...infractions.default,
    ...integration.default,
    ...pages.default,
    ...pay.default,
    ...people.default,
    ...receive.default,
    ...service.default,
    ...shell.default,
    problems: problems.default,
  };
}

export type Messages = Awaited<ReturnType<typeof loadMessages>>;
