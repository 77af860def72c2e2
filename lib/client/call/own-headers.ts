import { pagePerson } from '@/lib/client/session/page-person';
import { pagePersonHeader } from '@/lib/contracts/office/staff/page-person';

/** The headers of every call from a page: that it is ours, and for which person the page was rendered. */
export function ownHeaders(): Readonly<Record<string, string>> {
  const person = pagePerson();
  return { 'x-balcao': '1', ...(person === null ? {} : { [pagePersonHeader]: person }) };
}
