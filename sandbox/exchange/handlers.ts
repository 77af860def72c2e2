import type { WireOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import type { Clock } from '@/sandbox/clock';
import { invalid, ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { type Quote, quotesAt } from './quotes';

const scale = 10_000;

/** interface: Card interface, reference quotes and conversion. */
export const exchangeHandlers = {
  async 'exchange.list'({ account, clock }) {
    return available(account, clock).map(toWire);
  },

  async 'exchange.read'({ account, params, clock }) {
    return toWire(quoteOf(params.code, account, clock));
  },

  async 'exchange.convert'({ account, params, query, clock }) {
    const quote = quoteOf(params.code, account, clock);
    const { code, rate } = toWire(quote);
    return { amount: toCurrency(query.amount, quote[query.type]), currency: { code, rate: { [query.type]: rate[query.type] } } };
  },
} satisfies Partial<Handlers<'card'>>;

/** The quotes of the account. @throws ServiceProblem SV900 while they are switched off. */
function available({ settings }: Account, clock: Clock): Quote[] {
  if (!settings.exchangeAvailable) throw new ServiceProblem('SV900');
  return quotesAt(clock.now());
}

/** Finds one quote. @throws ServiceProblem SV001 for a malformed currency code, SV900 for a currency without a quote. */
function quoteOf(code: string, account: Account, clock: Clock): Quote {
  if (!/^[A-Z]{3}$/.test(code)) throw invalid({ field: 'code', reason: 'três letras maiúsculas' });
  const quote = available(account, clock).find((quote) => quote.code === code);
  if (!quote) throw new ServiceProblem('SV900');
  return quote;
}

function toWire({ code, bid, ask }: Quote): WireOf<'exchange.read'> {
  return { code, rate: { bid: bid / scale, ask: ask / scale } };
}

/** Converts BRL cents to cents of a currency, with up to two decimals. */
function toCurrency(cents: number, rate: number): number {
  return Number((BigInt(cents) * BigInt(scale) * 100n) / BigInt(rate)) / 100;
}
