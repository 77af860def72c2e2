import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type Signer, writeCertificate } from './write-certificate';

/** A certificate and its private key, as PEM text. */
export interface PemPair {
  readonly certificate: string;
  readonly key: string;
}

/** Signs certificates: whoever trusts it trusts them. */
export interface Authority extends PemPair {
  /** For a server on this machine. */
  server(): PemPair;
  /** For somebody who calls; an `expired` one ran out an hour ago. */
  client(name: string, age?: 'fresh' | 'expired'): PemPair;
}

const hour = 3_600_000;
const year = 365 * 24 * hour;

/** A new authority, good for ten years; what it signs is good for two. */
export function createAuthority(name: string): Authority {
  const { publicKey, privateKey } = newKeys();
  const signer = { name, publicKey, privateKey };
  const certificate = writeCertificate({ subject: name, publicKey, use: 'authority', ...lasting(10 * year) }, signer);
  return authorityOf(signer, { certificate, key: pem(privateKey) });
}

/** An authority from what was kept of it. */
export function openAuthority(name: string, pair: PemPair): Authority {
  return authorityOf({ name, publicKey: createPublicKey(pair.certificate), privateKey: createPrivateKey(pair.key) }, pair);
}

function authorityOf(signer: Signer, pair: PemPair): Authority {
  const issue = (subject: string, use: 'server' | 'client', period: ReturnType<typeof lasting>): PemPair => {
    const { publicKey, privateKey } = newKeys();
    return { certificate: writeCertificate({ subject, publicKey, use, ...period }, signer), key: pem(privateKey) };
  };
  return {
    ...pair,
    server: () => issue('localhost', 'server', lasting(2 * year)),
    client: (subject, age = 'fresh') => issue(subject, 'client', age === 'fresh' ? lasting(2 * year) : over()),
  };
}

function newKeys() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** From an hour ago, for clocks that are a little late. Certificates live by the machine's clock, which the sandbox's does not move. */
function lasting(duration: number) {
  return { notBefore: new Date(Date.now() - hour), notAfter: new Date(Date.now() + duration) };
}

function over() {
  return { notBefore: new Date(Date.now() - year), notAfter: new Date(Date.now() - hour) };
}
