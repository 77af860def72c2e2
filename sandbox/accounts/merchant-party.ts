import { ownInstitution } from '@/sandbox/fake-data/own-institution';
import type { Party } from '@/sandbox/fake-data/people';
import type { Account } from './account';

/** The merchant of an account as a party of a Pix. */
export function merchantParty({ name, document }: Account): Party {
  return { name, document, email: '', bank: ownInstitution };
}
