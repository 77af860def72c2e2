import 'server-only';
import type { AuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { errorName } from '@/lib/server/error-name';
import { callerOf } from '@/lib/server/gateway/authenticate';
import { clientAddress } from '@/lib/server/http/client-address/client-address';
import { announce } from '@/lib/server/live/announce';
import { log } from '@/lib/server/log';
import { services } from '@/lib/server/services';
import { endSession } from '@/lib/server/sessions/session';
import { sessionCookieName, sessionCookieOptions } from '@/lib/server/sessions/session-cookie';
import { isFromProvider } from '@/lib/server/sso/confirm';
import type { SignInOrigin } from './begin-session';
import { type Credentials, signIn } from './sign-in';

const credentials = z.object({
  email: z
    .string()
    .max(200)
    .regex(/^\P{Cc}+$/u),
  password: z.string().min(1).max(128),
});

interface Request {
  readonly address?: string | null;
  /** Called with the cookie by which this browser is recognised at the next sign-in. */
  readonly onSignedIn?: (deviceCookie: string) => void;
  /** Called when the session that was ended had begun at the provider of single sign-on. */
  readonly onSsoLeft?: () => void;
}

/**
 * next-auth handles the form, its CSRF token and the cookie. The cookie's value is ours: an opaque token for a row of `sessions`, looked up
 * on every request, so that an ended session is over everywhere at once.
 */
export function authOptions({ address, onSignedIn, onSsoLeft }: Request = {}): AuthOptions {
  const { environment } = services();
  process.env.NEXTAUTH_URL = environment.appUrl;
  return {
    secret: environment.authSecret,
    pages: { signIn: '/sign-in', error: '/sign-in' },
    session: { strategy: 'jwt', maxAge: 12 * 3600 },
    cookies: {
      sessionToken: {
        name: sessionCookieName(environment.appUrl),
        options: sessionCookieOptions(environment.appUrl),
      },
    },
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {} },
        async authorize(given, request) {
          const read = credentials.safeParse(given);
          const headers = new Headers(Object.entries(request.headers ?? {}).map(([key, value]): [string, string] => [key, String(value)]));
          const from = {
            address: clientAddress(headers, environment.trustedProxies),
            browser: headers.get('user-agent'),
            cookies: headers.get('cookie'),
          };
          const outcome = read.success ? await attempt(read.data, from) : { kind: 'refused' as const };
          // next-auth puts this text into the URL of the sign-in page, so it must contain nothing else.
          if (outcome.kind === 'wait') throw new Error(`wait-${outcome.seconds}`);
          if (outcome.kind === 'failed') throw new Error('unavailable');
          if (outcome.kind === 'refused') return null;
          onSignedIn?.(outcome.deviceCookie);
          return { id: outcome.staffId, token: outcome.token };
        },
      }),
    ],
    jwt: {
      encode: async ({ token }) => tokenIn(token) ?? '',
      decode: async ({ token }) => {
        const caller = token ? await callerOf(token, services()) : null;
        return caller && token
          ? { sub: caller.staffId, token, sessionId: caller.sessionId, name: caller.name, role: caller.role, stage: caller.stage }
          : null;
      },
    },
    callbacks: {
      jwt: ({ token, user }) => ('token' in (user ?? {}) ? { ...token, ...user } : token),
      session: ({ token }) => ({
        // Somebody whose second factor is missing is nobody yet.
        user: token.stage === null ? { name: token.name, role: token.role } : undefined,
        expires: new Date(Date.now() + environment.sessionIdleMinutes * 60_000).toISOString(),
      }),
    },
    events: {
      async signOut({ token }) {
        const { sub, sessionId } = token ?? {};
        if (typeof sub !== 'string' || typeof sessionId !== 'string') return;
        if (await isFromProvider(services(), sessionId)) onSsoLeft?.();
        await endSession(services().db, sub, sessionId, services().now());
        await announce(services().db, ['sessions']);
        const event = {
          actorId: sub,
          sessionId,
          address: address ?? null,
          action: 'session.ended',
          object: sessionId,
          result: 'done',
        } as const;
        await recordAuditEvent(services().db, event, services().now());
      },
    },
    // An ended session is normal here, not an error to log.
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  };
}

async function attempt(given: Credentials, from: SignInOrigin) {
  try {
    return await signIn(given, from, services());
  } catch (error) {
    log.error({ error: errorName(error) }, 'sign-in failed');
    return { kind: 'failed' as const };
  }
}

function tokenIn(token: JWT | undefined): string | null {
  return typeof token?.token === 'string' ? token.token : null;
}
