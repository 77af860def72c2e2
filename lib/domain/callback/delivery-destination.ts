import { otherDestinations, ownDestination } from '@/lib/contracts/office/developers/delivery-health';
import { isOwnInbox } from '@/lib/domain/delivery-outcome';

/** What stands for a part of a path that may be an id or a secret. */
export const hiddenPart = '*';
const maxParts = 8;

/**
 * A destination as deliveries are counted by it: scheme, host and path, without query. A part of the path that is no plain word is hidden, so that
 * addresses with an id or a secret in them are one destination and stand nowhere.
 */
export function deliveryDestination(url: string | null): string {
  if (isOwnInbox(url)) return ownDestination;
  const parsed = url === null ? null : URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return otherDestinations;
  const parts = parsed.pathname.split('/').slice(1, maxParts + 1);
  return `${parsed.origin}/${parts.map((part) => (isWord(part) ? part : hiddenPart)).join('/')}`;
}

/** A word of letters, or the number of a version. */
function isWord(part: string): boolean {
  return part === '' || /^(?:v\d{1,2}|[a-z][a-z._-]{0,29})$/i.test(part);
}
