import { csrfToken } from './sign-in';

/** Ends the session at the server and leaves with a full page load, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  const body = new URLSearchParams({ csrfToken: await csrfToken(), callbackUrl: '/sign-in', json: 'true' });
  await fetch('/api/auth/signout', { method: 'POST', body });
  window.location.assign('/sign-in');
}
