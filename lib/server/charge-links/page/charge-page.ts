import 'server-only';
import { html } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import { formatDateTime, formatDateTimeSeconds } from '@/lib/format/date-text';
import type { Locale } from '@/lib/format/locale';
import { formatReais } from '@/lib/format/money/money-text';
import { qrPath } from '@/lib/format/qr/qr-path';
import { serviceZone } from '@/lib/format/zone';
import type { Messages } from '@/lib/messages/load-messages';
import { type PublicCharge, publicStage, secondsToNextLook } from '@/lib/server/charge-links/public-charge';

export interface PageWords {
  readonly locale: Locale;
  readonly messages: Messages;
}

interface Shown {
  readonly charge: PublicCharge;
  readonly merchant: string | null;
  readonly now: Date;
}

type Part = ReturnType<typeof html>;
type Words = ReturnType<typeof wordsOf>;

/** Without a script the page is loaded anew this often while it waits, in seconds. */
const reloadSeconds = 20;

/**
 * The page of a charge for its payer: one document that is whole without a script, with the code as a drawing. It names the merchant and nobody else, and holds
 * no id of ours. Every value is escaped by the template.
 */
export function chargePage({ charge, merchant, now }: Shown, words: PageWords): Promise<string> {
  const t = wordsOf(words);
  const stage = publicStage(charge, now);
  const poll = secondsToNextLook(charge, now);
  const waits = stage === 'open' || stage === 'overdue';
  return document(words.locale, {
    title: t('title'),
    refreshes: poll !== null,
    body: html`<body data-stage="${stage}" data-poll="${poll ?? 0}">
<main>
<h1>${waits ? t('title') : t(`state.${stage}`)}</h1>
${merchant === null ? '' : html`<p class="merchant">${t('to', { merchant })}</p>`}
<p class="amount">${formatReais(charge.amount, words.locale)}</p>
${waits ? toPay(charge, stage, now, words.locale, t) : over(charge, stage, merchant, words.locale, t)}
</main>
<script src="/c/charge-page.js" defer></script>
</body>`,
  });
}

/** A page that says why there is no charge. */
export function noChargePage(why: 'removed' | 'unknown' | 'unread' | 'tooMany', words: PageWords): Promise<string> {
  const t = wordsOf(words);
  return document(words.locale, {
    title: t('title'),
    refreshes: why === 'unread',
    body: html`<body data-stage="${why}" data-poll="0"><main><h1>${t(`${why}.title`)}</h1><p class="muted">${t(`${why}.text`)}</p></main></body>`,
  });
}

function toPay(charge: PublicCharge, stage: 'open' | 'overdue', now: Date, locale: Locale, t: Words): Part {
  const { code, end } = charge;
  const left = stage === 'open' && end !== null ? Date.parse(end) - now.getTime() : null;
  return html`${code === null ? html`<p>${t('noCode')}</p>` : qr(code, t('qrLabel'))}
${stage === 'overdue' ? html`<p class="time" role="status">${t('state.overdue')}</p>` : ''}
${
  left === null || end === null
    ? ''
    : html`<p class="time">${t('until', { time: formatDateTime(end, { locale, zone: serviceZone }) })} <span id="left" class="screen" data-ms="${left}" hidden>${t('left')} <span id="left-time" role="timer" aria-live="off"></span></span></p>`
}
<p class="muted screen">${t('waiting')}</p>
${
  code === null
    ? ''
    : html`<h2><label for="code">${t('code')}</label></h2>
<textarea id="code" class="code" rows="5" readonly spellcheck="false">${code}</textarea>
<button id="copy" type="button" hidden>${t('copy')}</button>
<p id="note" class="note screen" role="status" data-copied="${t('copied')}" data-by-hand="${t('byHand')}"></p>`
}
<p class="screen"><a class="again" href="">${t('refresh')}</a></p>
<h2>${t('howTo')}</h2>
<ol><li>${t('steps.app')}</li><li>${t('steps.read')}</li><li>${t('steps.check')}</li></ol>`;
}

function over(
  { amount, paidAt, endToEndId }: PublicCharge,
  stage: 'paid' | 'refunded' | 'spent',
  merchant: string | null,
  locale: Locale,
  t: Words,
): Part {
  if (stage === 'spent') return html`<p role="status">${t('spentText')}</p>`;
  const fact = (term: string, text: string | null) => (text === null ? '' : html`<div><dt>${term}</dt><dd>${text}</dd></div>`);
  return html`<p class="good" role="status">${t(stage === 'paid' ? 'paidText' : 'refundedText')}</p>
<h2>${t('receipt.title')}</h2>
<dl>${fact(t('receipt.amount'), formatReais(amount, locale))}${fact(t('receipt.to'), merchant)}${fact(
    t('receipt.paidAt'),
    paidAt && formatDateTimeSeconds(paidAt, { locale, zone: serviceZone }),
  )}${fact(t('receipt.method'), t('receipt.pix'))}${fact(t('receipt.endToEndId'), endToEndId)}</dl>
<button id="print" class="quiet" type="button" hidden>${t('print')}</button>`;
}

/** The code as a drawing in the document, dark on white in both themes. */
function qr(code: string, label: string): Part {
  const { path, side } = qrPath(code);
  return html`<div class="qr"><svg role="img" aria-label="${label}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h${side}v${side}H0z"/><path fill="#0b1416" d="${path}"/></svg></div>`;
}

interface Content {
  readonly title: string;
  readonly refreshes: boolean;
  readonly body: Part;
}

async function document(locale: Locale, { title, refreshes, body }: Content): Promise<string> {
  const text = await html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/c/charge-page.css">
${refreshes ? html`<noscript><meta http-equiv="refresh" content="${reloadSeconds}"></noscript>` : ''}
</head>
${body}
</html>
`;
  return text.toString();
}

function wordsOf({ locale, messages }: PageWords) {
  return createTranslator({ locale, messages, namespace: 'chargePage' });
}
