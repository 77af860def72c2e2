import 'server-only';

/** As authenticators list it. */
export const productName = 'Balcão';

const loopbackAddresses = ['127.0.0.1', '[::1]'];

interface RelyingParty {
  readonly name: string;
  /** The host that passkeys are bound to: under another one they are worth nothing. */
  readonly id: string;
  readonly origin: string;
}

/** Who asks for passkeys. Browsers take no IP address as a host; this machine is `localhost` then. */
export function relyingParty(appUrl: string): RelyingParty {
  const url = new URL(appUrl);
  if (loopbackAddresses.includes(url.hostname)) url.hostname = 'localhost';
  return { name: productName, id: url.hostname, origin: url.origin };
}
