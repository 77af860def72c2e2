import { createAuthority } from '@/sandbox/certificates/authority';

/** Certificates for a test's own server under this name, those of a client that it trusts, and the authority of both. */
export async function hostCertificates(host: string) {
  const authority = await createAuthority('Test');
  return { authority, server: await authority.server(host), client: await authority.client('client') };
}
