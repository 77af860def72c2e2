import 'reflect-metadata';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

interface CertificateRequest {
  readonly subject: string;
  readonly publicKey: CryptoKey;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly use: 'authority' | 'server' | 'client';
}

/** The issuer of a certificate; an authority signs its own. */
export interface Signer {
  readonly name: string;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}

export const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const purposes = { server: ExtendedKeyUsage.serverAuth, client: ExtendedKeyUsage.clientAuth };

/** Issues an X.509 certificate (version 3, ECDSA over P-256 with SHA-256) as PEM text. */
export async function issueCertificate(request: CertificateRequest, signer: Signer): Promise<string> {
  const certificate = await X509CertificateGenerator.create({
    subject: `CN=${request.subject}`,
    issuer: `CN=${signer.name}`,
    publicKey: request.publicKey,
    signingKey: signer.privateKey,
    signingAlgorithm: { ...keyAlgorithm, hash: 'SHA-256' },
    notBefore: request.notBefore,
    notAfter: request.notAfter,
    extensions: await extensionsOf(request, signer),
  });
  return `${certificate.toString('pem')}\n`;
}

async function extensionsOf({ subject, use, publicKey }: CertificateRequest, signer: Signer): Promise<Extension[]> {
  if (use === 'authority') {
    return [
      new BasicConstraintsExtension(true, undefined, true),
      // An authority signs certificates and nothing else.
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      await SubjectKeyIdentifierExtension.create(publicKey),
    ];
  }
  const names = new SubjectAlternativeNameExtension([
    { type: 'dns', value: subject },
    { type: 'ip', value: '127.0.0.1' },
    { type: 'ip', value: '::1' },
  ]);
  return [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
    new ExtendedKeyUsageExtension([purposes[use]]),
    await AuthorityKeyIdentifierExtension.create(signer.publicKey),
    ...(use === 'server' ? [names] : []),
  ];
}
