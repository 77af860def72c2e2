import { cardProblems } from '@/lib/contracts/problem/card-problem-codes';
import { serviceProblems } from '@/lib/contracts/problem/problem-codes';

/** Every code the sandbox answers: the document's catalog (interface: Errors, Code catalog) and those of the card interface. */
export const serviceCodes = { ...serviceProblems, ...cardProblems };

export type ServiceCode = keyof typeof serviceCodes;
