import { createPrivateKey, createPublicKey, KeyObject } from 'node:crypto';
import { issueCertificate, keyAlgorithm, type Signer } from './issue-certificate';

/** A certificate and its private key, as PEM text. */
export interface PemPair {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate authority: issues certificates that its clients trust. */
export interface Authority extends PemPair {
  /** Issues a certificate for a server on this machine, under the name `localhost` unless told otherwise. */
  server(name?: string): Promise<PemPair>;
  /** Issues a client certificate; an `expired` one ran out an hour ago. */
  client(name: string, age?: 'fresh' | 'expired'): Promise<PemPair>;
}

const hour = 3_600_000;
const year = 365 * 24 * hour;

/** Creates an authority that is valid for ten years; the certificates it issues are valid for two. */
export async function createAuthority(name: string): Promise<Authority> {
  const { publicKey, privateKey } = await generateKeys();
  const signer = { name, publicKey, privateKey };
  const certificate = await issueCertificate({ subject: name, publicKey, use: 'authority', ...validFor(10 * year) }, signer);
  return authorityOf(signer, { certificate, key: pem(privateKey) });
}

/** Opens an authority from its stored certificate and key. */
export async function openAuthority(name: string, pair: PemPair): Promise<Authority> {
  const privateKey = await importKey('pkcs8', createPrivateKey(pair.key).export({ type: 'pkcs8', format: 'der' }), 'sign');
  const publicKey = await importKey('spki', createPublicKey(pair.certificate).export({ type: 'spki', format: 'der' }), 'verify');
  return authorityOf({ name, publicKey, privateKey }, pair);
}

function authorityOf(signer: Signer, pair: PemPair): Authority {
  const issue = async (subject: string, use: 'server' | 'client', period: ReturnType<typeof validFor>): Promise<PemPair> => {
    const { publicKey, privateKey } = await generateKeys();
    return { certificate: await issueCertificate({ subject, publicKey, use, ...period }, signer), key: pem(privateKey) };
  };
  return {
    ...pair,
    server: (name = 'localhost') => issue(name, 'server', validFor(2 * year)),
    client: (subject, age = 'fresh') => issue(subject, 'client', age === 'fresh' ? validFor(2 * year) : expired()),
  };
}

function generateKeys() {
  return crypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify']);
}

function importKey(format: 'pkcs8' | 'spki', der: Buffer, use: 'sign' | 'verify') {
  return crypto.subtle.importKey(format, new Uint8Array(der), keyAlgorithm, true, [use]);
}

function pem(key: CryptoKey): string {
  return KeyObject.from(key).export({ type: 'pkcs8', format: 'pem' }).toString();
}

/**
 * A period that starts an hour ago, for clocks that are slow. Certificates use the machine's clock; moving the sandbox's clock has no
 * effect.
 */
function validFor(duration: number) {
  return { notBefore: new Date(Date.now() - hour), notAfter: new Date(Date.now() + duration) };
}

function expired() {
  return { notBefore: new Date(Date.now() - year), notAfter: new Date(Date.now() - hour) };
}
