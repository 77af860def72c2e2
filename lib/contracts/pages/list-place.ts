import { navigation } from './navigation';

/** Lists that another page leads to, and the sidebar does not. */
const innerLists = [
  { href: '/callbacks/resends', message: 'resends' },
  { href: '/developers/calls', message: 'serviceCalls' },
  { href: '/charges/pending-deposits', message: 'pendingDeposits' },
] as const;

type Place = (typeof navigation)[number] | (typeof innerLists)[number];

/**
 * A list's name in messages and browser storage, and the path of its page. The page of one record needs no more of its list, and does not
 * load its columns, filters and file for it.
 */
export function listPlace<const N extends Place['message']>(name: N) {
  // The type has no name that is in neither.
  const { href } = [...navigation, ...innerLists].find(({ message }) => message === name) as Place;
  return { name, path: href };
}
