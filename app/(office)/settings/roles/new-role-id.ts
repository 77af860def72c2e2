import { newId } from '@/lib/client/browser/new-id';

/**
 * The id of a role that is about to be made: its name in small letters, so that it can be told in the settings of the server; and something that nobody has
 * where that is taken, or where the name has no Latin letters.
 */
export function newRoleId(name: string, others: readonly { readonly id: string }[]): `custom-${string}` {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 20))
    .slice(0, 5);
  const plain: `custom-${string}` = `custom-${words.join('-')}`;
  const isFree = words.length > 0 && others.every(({ id }) => id !== plain);
  return isFree ? plain : `custom-${[...words, newId().slice(0, 8)].join('-')}`;
}
