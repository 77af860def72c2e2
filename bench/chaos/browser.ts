import { presenceHeader } from '@/lib/contracts/office/staff/presence';

export interface Answer {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly body: unknown;
}

export type Send = (method: string, path: string, options?: { body?: unknown; key?: string }) => Promise<Answer>;

/** A signed-in browser of one person, reduced to its cookie and headers. It signs in again after a 401. */
export function openBrowser(appUrl: string, person: { email: string; password: string }): Send {
  let cookie: Promise<string> | null = null;

  const signedIn = () => {
    cookie ??= signIn(appUrl, person).catch((error: unknown) => {
      cookie = null;
      throw error;
    });
    return cookie;
  };

  return async function send(method, path, { body, key } = {}) {
    try {
      const answer = await fetch(`${appUrl}${path}`, {
        method,
        headers: {
          cookie: await signedIn(),
          origin: appUrl,
          'sec-fetch-site': 'same-origin',
          'x-balcao': '1',
          [presenceHeader]: '1',
          ...(key ? { 'idempotency-key': key } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      if (answer.status === 401) cookie = null;
      // An incomplete body counts as no answer, although its status arrived.
      return { status: answer.status, body: await answer.json() };
    } catch {
      return { status: 0, body: null };
    }
  };
}

export async function signIn(appUrl: string, { email, password }: { email: string; password: string }): Promise<string> {
  const csrfAnswer = await fetch(`${appUrl}/api/auth/csrf`);
  const { csrfToken }: { csrfToken: string } = await csrfAnswer.json();
  const answer = await fetch(`${appUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(csrfAnswer), origin: appUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
  });
  const cookie = cookiesOf(answer);
  if (!/balcao-session=[\w-]{43}/.test(cookie)) throw new Error(`sign-in was answered ${answer.status}`);
  return cookie;
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
