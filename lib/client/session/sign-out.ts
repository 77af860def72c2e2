import { signOutHeader } from '@/lib/contracts/office/staff/sign-out-header';
import { closeAllPages } from './page-person';
import { csrfToken } from './sign-in';

/**
 * Ends the session at the server, closes the pages of all tabs, deletes drafts, and leaves by a full page load, so that nothing stays in
 * memory for the next person. Whoever signed in at the company's provider is led on to signing out there.
 */
export async function signOut(): Promise<void> {
  const body = new URLSearchParams({ csrfToken: await csrfToken(), callbackUrl: '/sign-in', json: 'true' });
  const answer = await fetch('/api/auth/signout', { method: 'POST', body });
  closeAllPages();
  window.location.assign(answer.headers.get(signOutHeader) ?? '/sign-in');
}
