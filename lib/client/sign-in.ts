/** The token next-auth wants back with every form. */
export async function csrfToken(): Promise<string> {
  const answer: unknown = await (await fetch('/api/auth/csrf', { cache: 'no-store' })).json();
  return typeof answer === 'object' && answer !== null && 'csrfToken' in answer ? String(answer.csrfToken) : '';
}

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'failed' };

/** Tries a name and a password, in the body only. A refusal carries next-auth's word for it. */
export async function signIn(given: { email: string; password: string; callbackUrl: string }): Promise<SignInOutcome> {
  try {
    const body = new URLSearchParams({ ...given, csrfToken: await csrfToken(), json: 'true' });
    const answer = await fetch('/api/auth/callback/credentials', { method: 'POST', body });
    const told: unknown = await answer.json();
    const url = typeof told === 'object' && told !== null && 'url' in told ? String(told.url) : '';
    const error = URL.canParse(url) ? new URL(url).searchParams.get('error') : null;
    if (answer.ok && error === null) return { kind: 'signed-in' };
    return error === null ? { kind: 'failed' } : { kind: 'refused', error };
  } catch {
    return { kind: 'failed' };
  }
}
