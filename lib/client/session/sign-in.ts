/** The CSRF token next-auth requires with every form. */
export async function csrfToken(): Promise<string> {
  const answer: unknown = await (await fetch('/api/auth/csrf', { cache: 'no-store' })).json();
  return typeof answer === 'object' && answer !== null && 'csrfToken' in answer ? String(answer.csrfToken) : '';
}

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'refused'; readonly params: URLSearchParams }
  | { readonly kind: 'failed' };

/** Signs in with name and password, in the body only. next-auth returns the reason of a refusal in a URL. */
export async function signIn(given: { email: string; password: string; callbackUrl: string }): Promise<SignInOutcome> {
  try {
    const form = new URLSearchParams({ ...given, csrfToken: await csrfToken(), json: 'true' });
    const answer = await fetch('/api/auth/callback/credentials', { method: 'POST', body: form });
    const body: unknown = await answer.json();
    const url = typeof body === 'object' && body !== null && 'url' in body ? String(body.url) : '';
    const params = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
    if (params.has('error') || params.has('csrf')) return { kind: 'refused', params };
    return answer.ok ? { kind: 'signed-in' } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
