import 'server-only';
import type { LookupFunction } from 'node:net';
import { type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import type { OutgoingEnvironment } from '@/lib/server/environment/outgoing-environment';
import { publicLookup } from './public-lookup';

interface Options {
  readonly outgoing: OutgoingEnvironment;
  /** Connections to one host at most. */
  readonly connections?: number;
  /** For headers, and between two pieces of a body. */
  readonly timeoutMs?: number;
  /** For mutual TLS: our certificate and key, and the certificate authority of whom we call. */
  readonly tls?: { readonly cert: string; readonly key: string; readonly ca: string };
  /** How the name of a host that is called directly is resolved; a proxy resolves it by itself. */
  readonly lookup?: LookupFunction;
}

/** What never leaves this machine needs no way out of it. */
const loopback = 'localhost,127.0.0.1,[::1]';

/** The proxy did not let a call through, or was not reached: nothing was sent to whom the call was for. */
export class ProxyFailure extends Error {}

/**
 * Calls other machines, through the proxy of the settings where there is one and the host is none of those called directly; loopback is
 * always called directly. Through the proxy runs a tunnel: it sees the host that is called, never the address, a token or an answer.
 */
export function openDispatcher({ outgoing, connections, timeoutMs, tls, lookup }: Options): Dispatcher {
  return new EnvHttpProxyAgent({
    // An empty text keeps the library from reading the environment by itself.
    httpProxy: '',
    httpsProxy: outgoing.proxy ?? '',
    noProxy: outgoing.direct === '*' ? '*' : [outgoing.direct, loopback].filter(Boolean).join(','),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    ...(connections ? { connections } : {}),
    ...(tls || lookup ? { connect: { ...tls, ...(lookup && { lookup }) } } : {}),
    ...(tls ? { requestTls: tls } : {}),
    clientFactory: (proxy, options) => new ProxyPool(proxy, options),
  });
}

const shared = new Map<string, Dispatcher>();

/** One for all calls that need nothing special, so that its connections are used again; another one for those that may only leave for the internet. */
export function sharedDispatcher(outgoing: OutgoingEnvironment, to: 'anywhere' | 'internet' = 'anywhere'): Dispatcher {
  const name = `${to} ${outgoing.proxy} ${outgoing.direct}`;
  const found = shared.get(name) ?? openDispatcher({ outgoing, lookup: to === 'internet' ? publicLookup : undefined });
  shared.set(name, found);
  return found;
}

/** The connections to the proxy. Whatever goes wrong before the tunnel stands is its fault. */
class ProxyPool extends Pool {
  override connect(options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData>;
  override connect(options: Dispatcher.ConnectOptions, callback: (error: Error | null, data: Dispatcher.ConnectData) => void): void;
  override connect(
    options: Dispatcher.ConnectOptions,
    callback?: (error: Error | null, data: Dispatcher.ConnectData) => void,
  ): Promise<Dispatcher.ConnectData> | undefined {
    if (callback === undefined) return this.tunnel(options);
    super.connect(options, callback);
    return undefined;
  }

  private async tunnel(options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> {
    // Neither the error nor the answer is passed on: both may show the proxy's address with its password.
    const opened = await super.connect(options).catch(() => {
      throw new ProxyFailure('The proxy was not reached');
    });
    if (opened.statusCode === 200) return opened;
    opened.socket.on('error', () => {}).destroy();
    throw new ProxyFailure(`The proxy answered ${opened.statusCode}`);
  }
}
