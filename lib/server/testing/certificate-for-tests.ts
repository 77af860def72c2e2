import 'server-only';
import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate of nobody, for its end alone. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBczCCARmgAwIBAgIUKOoaFdqkSkm4dbb5gkCETR6+iokwCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEdGVzdDAeFw0yNjEyMDEwMjQ0MTFaFw0yNjEyMjEwMjQ0MTFa
MA8xDTALBgNVBAMMBHRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATAc2tW
VQR/CUQni4Fk1oMfOoERwUYNPfSzLFf32cTQEP3uUmqB0Ho3Ela026b9JVAHe5ku
LOstMle+FQ6lJJETo1MwUTAdBgNVHQ4EFgQUr9ck4bL1SxXseCGTHg2+/faEeygw
HwYDVR0jBBgwFoAUr9ck4bL1SxXseCGTHg2+/faEeygwDwYDVR0TAQH/BAUwAwEB
/zAKBggqhkjOPQQDAgNIADBFAiB9+mhop3n+QMBikKlSYi5VHlD4c44D039C+njJ
uUZx4gIhAOHxSHdOaSOVsV3rEeZuS/VKls9D6Beb7JhUBuHnoqrn
-----END CERTIFICATE-----`;

/** Settings of a card interface with a certificate file that exists, when that certificate ends, and what removes the file. */
export async function certificateForTests() {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const certFile = join(folder, 'cert.pem');
  await writeFile(certFile, certificate);
  return {
    card: { url: 'https://cards.example', clientId: 'c', clientSecret: 's', certFile, keyFile: 'k', caFile: 'a' },
    end: new Date(new X509Certificate(certificate).validTo),
    remove: () => rm(folder, { recursive: true }),
  };
}
