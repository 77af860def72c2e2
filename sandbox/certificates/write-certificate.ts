import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { der } from './der';

interface Contents {
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly use: 'authority' | 'server' | 'client';
}

/** Who signs; an authority signs its own certificate. */
export interface Signer {
  readonly name: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const ecdsaWithSha256 = der.sequence(der.oid('1.2.840.10045.4.3.2'));
const purposes = { server: '1.3.6.1.5.5.7.3.1', client: '1.3.6.1.5.5.7.3.2' };

/** An X.509 certificate (version 3, ECDSA) as PEM text. */
export function writeCertificate(contents: Contents, signer: Signer): string {
  const version = der.context(0, der.integer(Buffer.from([2])), 'whole');
  // The first byte keeps the number positive and different from zero.
  const serial = der.integer(Buffer.concat([Buffer.from([0x4d]), randomBytes(15)]));
  const period = der.sequence(der.time(contents.notBefore), der.time(contents.notAfter));
  const extensions = der.context(3, der.sequence(...extensionsOf(contents, signer)), 'whole');
  const body = der.sequence(
    version,
    serial,
    ecdsaWithSha256,
    nameOf(signer.name),
    period,
    nameOf(contents.subject),
    spki(contents.publicKey),
    extensions,
  );
  const certificate = der.sequence(body, ecdsaWithSha256, der.bits(sign('sha256', body, signer.privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function extensionsOf({ use, publicKey }: Contents, signer: Signer): Buffer[] {
  if (use === 'authority') {
    return [
      extension('2.5.29.19', der.sequence(der.boolean(true)), 'critical'),
      // Signs certificates and nothing else.
      extension('2.5.29.15', der.bits(Buffer.from([0b0000_0100]), 2), 'critical'),
      extension('2.5.29.14', der.octets(keyId(publicKey))),
    ];
  }
  return [
    extension('2.5.29.19', der.sequence(), 'critical'),
    extension('2.5.29.15', der.bits(Buffer.from([0b1000_0000]), 7), 'critical'),
    extension('2.5.29.37', der.sequence(der.oid(purposes[use]))),
    extension('2.5.29.35', der.sequence(der.context(0, keyId(signer.publicKey), 'plain'))),
    ...(use === 'server' ? [extension('2.5.29.17', namesOfThisMachine())] : []),
  ];
}

function extension(oid: string, value: Buffer, importance?: 'critical'): Buffer {
  return der.sequence(der.oid(oid), ...(importance ? [der.boolean(true)] : []), der.octets(value));
}

function namesOfThisMachine(): Buffer {
  const address = (bytes: readonly number[]) => der.context(7, Buffer.from(bytes), 'plain');
  return der.sequence(
    der.context(2, Buffer.from('localhost'), 'plain'),
    address([127, 0, 0, 1]),
    address([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
  );
}

function nameOf(commonName: string): Buffer {
  return der.sequence(der.set(der.sequence(der.oid('2.5.4.3'), der.text(commonName))));
}

function spki(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' });
}

function keyId(key: KeyObject): Buffer {
  return createHash('sha1').update(spki(key)).digest();
}
