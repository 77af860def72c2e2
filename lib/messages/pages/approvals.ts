import listInEnglish from '../en/approvals/list.json';
import recordInEnglish from '../en/approvals/record.json';
import rulesInEnglish from '../en/approvals/rules.json';
import list from '../pt-BR/approvals/list.json';
import record from '../pt-BR/approvals/record.json';
import rules from '../pt-BR/approvals/rules.json';
import type { WordsOf } from '../words-of';

/** The words of approvals. */
export const approvals = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
  ...words(rules, rulesInEnglish),
});
