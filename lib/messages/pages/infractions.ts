import alertsInEnglish from '../en/infractions/alerts.json';
import defenseInEnglish from '../en/infractions/defense.json';
import listInEnglish from '../en/infractions/list.json';
import recordInEnglish from '../en/infractions/record.json';
import sharedInEnglish from '../en/infractions/shared.json';
import alerts from '../pt-BR/infractions/alerts.json';
import defense from '../pt-BR/infractions/defense.json';
import list from '../pt-BR/infractions/list.json';
import record from '../pt-BR/infractions/record.json';
import shared from '../pt-BR/infractions/shared.json';
import type { WordsOf } from '../words-of';

/** The words of infractions. */
export const infractions = (words: WordsOf) => ({
  ...words(alerts, alertsInEnglish),
  ...words(defense, defenseInEnglish),
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
  ...words(shared, sharedInEnglish),
});
