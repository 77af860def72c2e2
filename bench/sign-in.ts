/** Signs a person in like the form, and returns the session cookies. */
export async function signIn(appUrl: string, email: string, password: string): Promise<string> {
  const csrf = await fetch(`${appUrl}/api/auth/csrf`);
  const answer: unknown = await csrf.json();
  const csrfToken = typeof answer === 'object' && answer !== null && 'csrfToken' in answer ? String(answer.csrfToken) : '';
  const body = new URLSearchParams({ email, password, csrfToken, callbackUrl: '/', json: 'true' });
  const signed = await fetch(`${appUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    body,
    headers: { cookie: cookies(csrf), origin: appUrl },
    redirect: 'manual',
  });
  return cookies(signed);
}

function cookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
