import { randomBytes, X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Authority, createAuthority, openAuthority, type PemPair } from './authority';

const authorityName = 'Sandbox';
const day = 86_400_000;

/** Everything the card half needs to know its clients, stored in one folder. Keys and the secret are readable by their owner alone. */
export interface Certificates {
  readonly authority: Authority;
  readonly server: PemPair;
  /** What the ids, secrets and tokens of clients are derived from. */
  readonly secret: Buffer;
  /** The files a client of the card half needs. */
  readonly files: { readonly caFile: string; readonly certFile: string; readonly keyFile: string };
  /** Writes a client's certificate that the card half must refuse, and answers where it is. */
  writeTestClient(kind: TestCertificateKind): Promise<ClientFiles>;
}

/** Signed by an authority nobody knows, or signed well but too old. */
export type TestCertificateKind = 'untrusted' | 'expired';

export interface ClientFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Opens the folder, made with everything in it when it is missing or about to expire. */
export async function openCertificates(folder: string): Promise<Certificates> {
  const at = resolve(folder);
  await mkdir(at, { recursive: true, mode: 0o700 });
  const stored = (await readAll(at)) ?? (await makeAll(at));
  return {
    ...stored,
    files: { caFile: join(at, 'ca.crt'), certFile: join(at, 'client.crt'), keyFile: join(at, 'client.key') },
    async writeTestClient(kind) {
      const authority = kind === 'expired' ? stored.authority : await createAuthority('Elsewhere');
      return writePair(at, `${kind}-client`, await authority.client('client', kind === 'expired' ? 'expired' : 'fresh'));
    },
  };
}

type StoredCertificates = Pick<Certificates, 'authority' | 'server' | 'secret'>;

async function readAll(folder: string): Promise<StoredCertificates | null> {
  try {
    const [ca, server, client] = await Promise.all(['ca', 'server', 'client'].map((name) => readPair(folder, name)));
    if (!ca || !server || !client || ![ca, server, client].every(lasts)) return null;
    return { authority: await openAuthority(authorityName, ca), server, secret: await readFile(join(folder, 'secret.key')) };
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return null;
    throw failure;
  }
}

async function makeAll(folder: string): Promise<StoredCertificates> {
  const authority = await createAuthority(authorityName);
  const server = await authority.server();
  const secret = randomBytes(32);
  await Promise.all([
    writePair(folder, 'ca', authority),
    writePair(folder, 'server', server),
    writePair(folder, 'client', await authority.client('client')),
    writeFile(join(folder, 'secret.key'), secret, { mode: 0o600 }),
  ]);
  return { authority, server, secret };
}

function lasts({ certificate }: PemPair): boolean {
  return Date.parse(new X509Certificate(certificate).validTo) > Date.now() + 30 * day;
}

async function readPair(folder: string, name: string): Promise<PemPair> {
  const [certificate, key] = await Promise.all(['crt', 'key'].map((kind) => readFile(join(folder, `${name}.${kind}`), 'utf8')));
  return { certificate: certificate ?? '', key: key ?? '' };
}

async function writePair(folder: string, name: string, { certificate, key }: PemPair): Promise<ClientFiles> {
  const files = { certFile: join(folder, `${name}.crt`), keyFile: join(folder, `${name}.key`) };
  await Promise.all([writeFile(files.certFile, certificate), writeFile(files.keyFile, key, { mode: 0o600 })]);
  return files;
}
