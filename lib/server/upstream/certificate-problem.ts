import 'server-only';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';

interface Files {
  readonly certFile: string;
  readonly keyFile: string;
  readonly caFile: string;
}

interface Identity {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
}

/** Reads the certificate files. Throws SVB522 when one is missing or no certificate, or when the key does not belong to it. */
export function readIdentity({ certFile, keyFile, caFile }: Files): Identity {
  try {
    const [cert, key, ca] = [certFile, keyFile, caFile].map((file) => readFileSync(file, 'utf8'));
    if (cert && key && ca && new X509Certificate(cert).checkPrivateKey(createPrivateKey(key)) && new X509Certificate(ca)) {
      return { cert, key, ca };
    }
  } catch {
    // The error would reveal the path; the code says enough.
  }
  throw problem({ statusCode: 503, errorCode: ownCodes.certificateUnusable });
}

/** Throws SVB521 when our certificate has expired or is not valid yet. */
export function requireValid({ cert }: Identity, now: Date): void {
  const { validFrom, validTo } = new X509Certificate(cert);
  if (now.getTime() > Date.parse(validTo) || now.getTime() < Date.parse(validFrom)) {
    throw problem({
      statusCode: 503,
      errorCode: ownCodes.certificateExpired,
      details: [{ field: 'validTo', reason: new Date(validTo).toISOString() }],
    });
  }
}

const distrusted: ReadonlySet<string> = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_SIGNATURE_FAILURE',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Whether a connection failed because the service's certificate is not of the authority we trust. */
export function isDistrusted(code: string): boolean {
  return distrusted.has(code);
}

/** How a connection ends when the other side refuses our certificate: with a TLS alert, or closed silently. */
const connectionClosed: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

export function isRefused(code: string): boolean {
  return connectionClosed.has(code) || /^ERR_SSL_.*ALERT/.test(code);
}
