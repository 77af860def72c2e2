import { pagePerson } from '@/lib/client/session/page-person';
import { pagePersonHeader } from '@/lib/contracts/office/staff/page-person';

/** What every call of a page says: that it is ours, and for whom the page was made. */
export function ownHeaders(): Readonly<Record<string, string>> {
  const person = pagePerson();
  return { 'x-balcao': '1', ...(person === null ? {} : { [pagePersonHeader]: person }) };
}
