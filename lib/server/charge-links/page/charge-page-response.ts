import 'server-only';
import type { Locale } from '@/lib/format/locale';
import type { Messages } from '@/lib/messages/load-messages';
import { tokenPattern } from '@/lib/server/charge-links/charge-link-token';
import { merchantName } from '@/lib/server/charge-links/merchant-name';
import { publicStage } from '@/lib/server/charge-links/public-charge';
import { type Found, openPublicCharges } from '@/lib/server/charge-links/public-charges';
import { errorName } from '@/lib/server/error-name';
import { clientAddress } from '@/lib/server/http/client-address/client-address';
import { networkOf } from '@/lib/server/http/client-address/network-of';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { callWindow } from '@/lib/server/throttle/call-window';
import { chargePage, noChargePage } from './charge-page';
import { pageLanguage } from './page-language';

/** Calls a minute from one network: of links that lead somewhere, and of those that do not. Without a known network everybody shares the second pair. */
const limits = { looks: 600, guesses: 20 } as const;
const sharedLimits = { looks: 12_000, guesses: 600 } as const;
const seconds = 60;

/** Its scripts, styles and icon are ours; it sends nothing anywhere, and no other page shows it within itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  vary: 'accept-language',
} as const;

const statuses = { charge: 200, removed: 410, unknown: 404, unread: 503 } as const satisfies Record<Found['kind'], number>;

type Answer = Found | { readonly kind: 'tooMany'; readonly retryAfter: number };

/** A payer gets a page that is tried again, whatever failed on our side. */
function unreadable(error: unknown): Found {
  log.error({ error: errorName(error) }, 'a link could not be looked up');
  return { kind: 'unread' };
}

/**
 * Answers whoever has the link of a charge: its page, and below it the stage alone. No session is read and no cookie set. What was looked up a moment
 * ago is answered whatever others do; guesses are counted, and refused before our records are asked.
 */
export function openChargePages(services: Services, messagesOf: (locale: Locale) => Promise<Messages>) {
  const charges = openPublicCharges(services);
  const windows = {
    one: { looks: callWindow({ calls: limits.looks, seconds }), guesses: callWindow({ calls: limits.guesses, seconds }) },
    shared: { looks: callWindow({ calls: sharedLimits.looks, seconds }), guesses: callWindow({ calls: sharedLimits.guesses, seconds }) },
  };

  const find = async (token: string, request: Request): Promise<Answer> => {
    const now = services.now();
    const network = networkOf(clientAddress(request.headers, services.environment.trustedProxies));
    const { looks, guesses } = windows[network === null ? 'shared' : 'one'];
    const key = network ?? '';
    const tooMany = looks.count(key, now);
    if (tooMany !== null) return { kind: 'tooMany', retryAfter: tooMany };
    const known = charges.known(token);
    if (known) return known;
    const guessed = guesses.waitOf(key, now);
    if (guessed !== null) return { kind: 'tooMany', retryAfter: guessed };
    const found: Found = tokenPattern.test(token) ? await charges.find(token).catch(unreadable) : { kind: 'unknown' };
    if (found.kind === 'unknown') guesses.count(key, now);
    return found;
  };

  const page = async (answer: Answer, request: Request): Promise<string> => {
    const locale = pageLanguage(request.headers.get('accept-language'));
    const words = { locale, messages: await messagesOf(locale) };
    if (answer.kind !== 'charge') return noChargePage(answer.kind, words);
    return chargePage({ charge: answer.charge, merchant: await merchantName(services), now: services.now() }, words);
  };

  return async (request: Request, [token = '', below, ...more]: readonly string[]): Promise<Response> => {
    const isState = below === 'state' && more.length === 0;
    const answer = below === undefined || isState ? await find(token, request) : ({ kind: 'unknown' } as const);
    const status = answer.kind === 'tooMany' ? 429 : statuses[answer.kind];
    const all = {
      ...headers,
      'content-type': isState ? 'application/json' : 'text/html; charset=utf-8',
      ...(answer.kind === 'tooMany' && { 'retry-after': String(answer.retryAfter) }),
    };
    if (!isState) return new Response(await page(answer, request), { status, headers: all });
    const stage = answer.kind === 'charge' ? publicStage(answer.charge, services.now()) : answer.kind;
    return new Response(JSON.stringify({ stage }), { status, headers: all });
  };
}
