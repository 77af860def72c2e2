import 'server-only';
import { z } from 'zod';
import type { Environment } from '@/lib/server/environment';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { documentTokensOf } from '@/lib/server/privacy/document-tokens';

/** How long a sign-in at the provider may take. */
const flowSeconds = 600;
const maxPath = 1000;

const flowShape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Our own path to come back to. */
  returnTo: z.string(),
  /** The session whose person confirms at the provider that it is them; null for a sign-in. */
  sessionId: z.string().nullable(),
  endsAt: z.number(),
});

/** A sign-in at the provider that has begun. Only the browser that began it has it, encrypted: strangers fill no table with it. */
export type SsoFlow = z.infer<typeof flowShape> & { readonly begunAt: Date };

type Settings = Pick<Environment, 'appUrl'> & EncryptionKeys;

const encryptionOf = (settings: Settings) => documentTokensOf(settings, 'sso-flow');

/** `__Host-` binds the cookie to this host; browsers accept it over https only. */
const cookieName = (appUrl: string) => (appUrl.startsWith('https:') ? '__Host-balcao-sso' : 'balcao-sso');

/** The `Set-Cookie` of a flow: for ten minutes, read by no script; `Lax`, since the provider leads back from its own site. */
export function flowCookie(flow: Omit<SsoFlow, 'endsAt' | 'begunAt'>, settings: Settings, now: Date): string {
  const returnTo = flow.returnTo.length > maxPath ? '/' : flow.returnTo;
  const value = encryptionOf(settings).close(JSON.stringify({ ...flow, returnTo, endsAt: now.getTime() + flowSeconds * 1000 }), '');
  return cookie(settings.appUrl, value, flowSeconds);
}

/** Removes the flow: each is finished once. */
export const endedFlowCookie = (appUrl: string) => cookie(appUrl, '', 0);

function cookie(appUrl: string, value: string, seconds: number): string {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(appUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The flow in a cookie header; null where it is none of ours or has ended. */
export function flowIn(cookies: string | null, settings: Settings, now: Date): SsoFlow | null {
  const start = `${cookieName(settings.appUrl)}=`;
  const found = (cookies ?? '').split(/;\s*/).find((pair) => pair.startsWith(start));
  const opened = found ? encryptionOf(settings).open(found.slice(start.length)) : null;
  const flow = opened === null ? null : flowShape.parse(JSON.parse(opened));
  return flow !== null && flow.endsAt > now.getTime() ? { ...flow, begunAt: new Date(flow.endsAt - flowSeconds * 1000) } : null;
}
