import { randomBytes, X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Authority, createAuthority, openAuthority, type PemPair } from './authority';

const authorityName = 'Sandbox';
const day = 86_400_000;

/** The certificates of the card interface, stored in one folder. Keys and the secret are readable by their owner only. */
export interface Certificates {
  readonly authority: Authority;
  readonly server: PemPair;
  /** The secret from which client ids, secrets and tokens are derived. */
  readonly secret: Buffer;
  /** The files that a client needs to connect. */
  readonly files: { readonly caFile: string; readonly certFile: string; readonly keyFile: string };
  /** Writes a client certificate that the card interface must refuse, and returns its files. */
  writeTestClient(kind: TestCertificateKind): Promise<ClientFiles>;
}

/** Signed by an unknown authority, or correctly signed but expired. */
export type TestCertificateKind = 'untrusted' | 'expired';

export interface ClientFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Opens the folder. Issues the whole set when a file is missing or about to expire. */
export async function openCertificates(folder: string): Promise<Certificates> {
  const at = resolve(folder);
  await mkdir(at, { recursive: true, mode: 0o700 });
  const stored = (await readAll(at)) ?? (await issueAll(at));
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
    if (!ca || !server || !client || ![ca, server, client].every(isValidForLong)) return null;
    return { authority: await openAuthority(authorityName, ca), server, secret: await readFile(join(folder, 'secret.key')) };
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return null;
    throw failure;
  }
}

async function issueAll(folder: string): Promise<StoredCertificates> {
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

function isValidForLong({ certificate }: PemPair): boolean {
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
