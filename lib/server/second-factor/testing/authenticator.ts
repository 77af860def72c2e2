import 'server-only';
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, CreationOptions, NewPasskey, RequestOptions } from '@/lib/contracts/office/second-factor/passkey.shape';

const userPresent = 0x01;
const userVerified = 0x04;
const backedUp = 0x18;
const hasCredential = 0x40;

interface Answering {
  /** The page that asks. */
  readonly origin: string;
  readonly isVerified?: boolean;
  /** The signature counter; it grows with each signature. */
  readonly counter?: number;
}

/** An authenticator in software, with one discoverable ES256 key, as far as servers can tell. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let signatures = 0;

  return {
    id,
    create({ challenge, rp }: CreationOptions, { origin, isVerified = true }: Answering): NewPasskey {
      const flags = userPresent | (isVerified ? userVerified : 0) | hasCredential;
      const credential = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, coseKey(publicKey)]);
      const authData = Buffer.concat([authenticatorData(rp.id, flags, 0), credential]);
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['internal'],
      };
    },

    get({ challenge, rpId }: RequestOptions, { origin, isVerified = true, counter }: Answering): Assertion {
      signatures += 1;
      const flags = userPresent | (isVerified ? userVerified : 0) | (counter === 0 ? backedUp : 0);
      const authData = authenticatorData(rpId, flags, counter ?? signatures);
      const client = clientData('webauthn.get', challenge, origin);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), uint32(counter)]);
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes(authData),
  ]);
}

/** CBOR of a COSE key: EC2, ES256, P-256, x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([
    head,
    Buffer.from([0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.concat([Buffer.from([0x59]), uint16(value.length)]),
    value,
  ]);

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16BE(value);
  return buffer;
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}
