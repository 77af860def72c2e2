import type { SsoPerson } from './people';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem}button{font:inherit;width:100%;margin:.25rem 0;padding:.5rem;text-align:left}</style>
<h1>${title}</h1>${body}</html>`;

/** The sign-in page of the demonstration's provider: one press says who one is. */
export function signInPage(action: string, people: readonly SsoPerson[]): string {
  const buttons = people.map(
    ({ sub, name, groups }) =>
      `<button name="sub" value="${escaped(sub)}"><strong>${escaped(name)}</strong><br><small>${escaped(groups.join(', '))}</small></button>`,
  );
  return page('SSO da empresa', `<p>Quem está entrando?</p><form method="post" action="${escaped(action)}">${buttons.join('')}</form>`);
}

/** Asks before somebody is signed out everywhere; `form` is the provider's own. */
export function signOutPage(form: string): string {
  return page(
    'Sair do SSO da empresa',
    `${form}<button type="submit" form="op.logoutForm" name="logout" value="yes">Sair de tudo</button>`,
  );
}

export function signedOutPage(): string {
  return page('Você saiu', '<p>O SSO da empresa avisou os sistemas em que você estava.</p>');
}
