import type { RuledAction } from '@/lib/contracts/office/approvals/approvable-action';
import type { Requirement } from '@/lib/contracts/office/approvals/approvals.shape';
import { may, type PermissionHolder, type Role } from '@/lib/contracts/office/permission';

/** An active person. */
export interface Colleague extends PermissionHolder {
  readonly id: string;
  readonly role: Role;
}

type Asks = Pick<Requirement, 'needed' | 'roles'>;

/** How many of those who approved count for a requirement: each person once, by the role they have now, as long as it may decide. */
export function countFor({ roles }: Asks, voters: readonly Colleague[]): number {
  return new Set(voters.filter((voter) => roles.includes(voter.role) && may(voter, 'approvals:decide')).map(({ id }) => id)).size;
}

/** Whether every requirement is met. One person may count for several. */
export function areMet(requirements: readonly Asks[], voters: readonly Colleague[]): boolean {
  return requirements.every((one) => countFor(one, voters) >= one.needed);
}

/**
 * Whether a rule can be met by others, whoever asks: for each person who may ask, enough of the rest may approve. A rule that one absent
 * colleague or the requester's own role would block for ever must not be saved.
 */
export function isSatisfiable(
  rule: Asks & { readonly actions: readonly RuledAction[] },
  people: readonly Colleague[],
  mayAsk: (person: PermissionHolder, action: RuledAction) => boolean,
): boolean {
  const askers = people.filter((person) => rule.actions.some((action) => mayAsk(person, action)));
  const without = (id: string | null) =>
    countFor(
      rule,
      people.filter((person) => person.id !== id),
    );
  return [null, ...askers.map(({ id }) => id)].every((id) => without(id) >= rule.needed);
}
