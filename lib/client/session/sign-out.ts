import { closeAllPages } from './page-person';
import { csrfToken } from './sign-in';

/**
 * Ends the session at the server, closes the pages of all tabs, deletes drafts, and leaves by a full page load, so that nothing stays in
 * memory for the next person.
 */
export async function signOut(): Promise<void> {
  const body = new URLSearchParams({ csrfToken: await csrfToken(), callbackUrl: '/sign-in', json: 'true' });
  await fetch('/api/auth/signout', { method: 'POST', body });
  closeAllPages();
  window.location.assign('/sign-in');
}
