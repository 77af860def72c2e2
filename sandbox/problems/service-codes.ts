import { cardProblems } from '@/lib/contracts/problem/card-problem-codes';
import { serviceProblems } from '@/lib/contracts/problem/problem-codes';

/** All codes of the sandbox: the document's catalog (interface: Errors, Code catalog) and the codes of the card interface. */
export const serviceCodes = { ...serviceProblems, ...cardProblems };

export type ServiceCode = keyof typeof serviceCodes;
