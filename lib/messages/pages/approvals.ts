import listInEnglish from '@/lib/messages/en/approvals/list.json';
import recordInEnglish from '@/lib/messages/en/approvals/record.json';
import rulesInEnglish from '@/lib/messages/en/approvals/rules.json';
import spendingLimitsInEnglish from '@/lib/messages/en/approvals/spending-limits.json';
import list from '@/lib/messages/pt-BR/approvals/list.json';
import record from '@/lib/messages/pt-BR/approvals/record.json';
import rules from '@/lib/messages/pt-BR/approvals/rules.json';
import spendingLimits from '@/lib/messages/pt-BR/approvals/spending-limits.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of approvals. */
export const approvals = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
  ...words(rules, rulesInEnglish),
  ...words(spendingLimits, spendingLimitsInEnglish),
});
