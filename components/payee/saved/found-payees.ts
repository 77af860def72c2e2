import type { SavedPayee } from '@/lib/contracts/office/saved-payees/saved-payees.shape';

/** The payees in which every word of a text stands: in name, holder, note or key, whatever its accents and case. */
export function foundPayees(payees: readonly SavedPayee[], text: string): readonly SavedPayee[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return payees.filter(({ name, note, pixKey, holder }) => {
    const of = plain([name, note, pixKey, holder.name, holder.institutionName ?? ''].join(' '));
    return words.every((word) => of.includes(word));
  });
}

/** Whether two names may be those of one person: the letters alone are compared. */
export function isSameName(one: string, other: string): boolean {
  return plain(one).replaceAll(/\s+/g, ' ').trim() === plain(other).replaceAll(/\s+/g, ' ').trim();
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
