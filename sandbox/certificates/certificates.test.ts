import { X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAuthority } from './authority';
import { openCertificates } from './certificates';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificates-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('server and client certificates are signed by the authority for their own purpose', async () => {
  const { authority, server, files } = await openCertificates(join(folder, 'new'));
  const ca = new X509Certificate(authority.certificate);
  expect(ca.ca).toBe(true);
  const ofServer = new X509Certificate(server.certificate);
  const ofClient = new X509Certificate(await readFile(files.certFile));
  for (const one of [ofServer, ofClient]) expect([one.verify(ca.publicKey), one.checkIssued(ca), one.ca]).toEqual([true, true, false]);
  expect(ofServer.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  expect(ofClient.keyUsage).toEqual(['1.3.6.1.5.5.7.3.2']);
  expect(ofServer.checkHost('localhost')).toBe('localhost');
  expect(ofServer.checkIP('127.0.0.1')).toBe('127.0.0.1');
});

test('a second start reuses the stored certificates', async () => {
  const first = await openCertificates(folder);
  const second = await openCertificates(folder);
  expect(second.authority.certificate).toBe(first.authority.certificate);
  expect(second.secret).toEqual(first.secret);
  const late = await second.authority.client('somebody');
  expect(new X509Certificate(late.certificate).verify(new X509Certificate(first.authority.certificate).publicKey)).toBe(true);
});

test('a missing or expired file makes the sandbox issue the whole set again', async () => {
  const first = await openCertificates(folder);
  await rm(join(folder, 'server.key'));
  const second = await openCertificates(folder);
  expect(second.authority.certificate).not.toBe(first.authority.certificate);
  const { certificate } = await (await createAuthority('Sandbox')).client('client', 'expired');
  await writeFile(second.files.certFile, certificate);
  expect((await openCertificates(folder)).authority.certificate).not.toBe(second.authority.certificate);
});

test('key files are readable by their owner only', async () => {
  await openCertificates(folder);
  for (const name of ['ca.key', 'server.key', 'client.key', 'secret.key']) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
});

test('test clients are one from an unknown authority and one that has expired', async () => {
  const { authority, writeTestClient } = await openCertificates(folder);
  const ca = new X509Certificate(authority.certificate);
  const untrusted = new X509Certificate(await readFile((await writeTestClient('untrusted')).certFile));
  const expired = new X509Certificate(await readFile((await writeTestClient('expired')).certFile));
  expect(untrusted.verify(ca.publicKey)).toBe(false);
  expect([expired.verify(ca.publicKey), Date.parse(expired.validTo) < Date.now()]).toEqual([true, true]);
});
