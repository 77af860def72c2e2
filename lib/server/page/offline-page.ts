import 'server-only';
import { createHash } from 'node:crypto';
import { createTranslator } from 'use-intl/core';
import { type Locale, locales } from '@/lib/format/locale';
import { loadMessages } from '@/lib/messages/load-messages';

/** In the colours of the product, light and dark as the system is. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 32px; padding: 24px; box-sizing: border-box;
  background: light-dark(oklch(1 0 0), oklch(0.2 0.009 222)); color: light-dark(oklch(0.245 0.016 222), oklch(0.94 0.005 212));
  font: 16px/1.5 system-ui, sans-serif; }
main, section { display: grid; gap: 12px; max-width: 420px; }
main { gap: 32px; }
section + section { border-top: 1px solid light-dark(oklch(0.917 0.006 212), oklch(0.298 0.011 222)); padding-top: 32px; }
h1, h2 { margin: 0; font-size: 20px; line-height: 1.4; }
p { margin: 0; color: light-dark(oklch(0.455 0.015 217), oklch(0.745 0.011 216)); }
a { justify-self: start; padding: 8px 16px; border-radius: 8px; text-decoration: none; font-weight: 600;
  background: light-dark(oklch(0.43 0.075 213), oklch(0.495 0.082 212)); color: light-dark(oklch(1 0 0), oklch(0.99 0.004 210)); }
a:focus-visible { outline: 2px solid light-dark(oklch(0.53 0.09 213), oklch(0.76 0.095 207)); outline-offset: 2px; }
`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/**
 * What a browser shows where a page cannot be loaded: that there is no network, and a way to try again. The service worker keeps it as it is, so it has
 * all languages and whatever else it needs in itself, and nothing of anybody.
 */
export async function offlinePage(): Promise<Response> {
  const sections = await Promise.all(locales.map(sectionIn));
  const html = `<!doctype html>
<html lang="${locales[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Balcão</title>
<style>${style}</style>
</head>
<body>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
  return new Response(html, { headers });
}

/** An empty address is the one that was asked for. */
async function sectionIn(locale: Locale, at: number): Promise<string> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'offlinePage' });
  const heading = at === 0 ? 'h1' : 'h2';
  return `<section lang="${locale}">
<${heading}>${t('title')}</${heading}>
<p>${t('text')}</p>
<a href="">${t('retry')}</a>
</section>`;
}
