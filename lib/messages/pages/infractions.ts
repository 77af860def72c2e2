import alertsInEnglish from '@/lib/messages/en/infractions/alerts.json';
import defenseInEnglish from '@/lib/messages/en/infractions/defense.json';
import listInEnglish from '@/lib/messages/en/infractions/list.json';
import recordInEnglish from '@/lib/messages/en/infractions/record.json';
import sharedInEnglish from '@/lib/messages/en/infractions/shared.json';
import alerts from '@/lib/messages/pt-BR/infractions/alerts.json';
import defense from '@/lib/messages/pt-BR/infractions/defense.json';
import list from '@/lib/messages/pt-BR/infractions/list.json';
import record from '@/lib/messages/pt-BR/infractions/record.json';
import shared from '@/lib/messages/pt-BR/infractions/shared.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of infractions. */
export const infractions = (words: WordsOf) => ({
  ...words(alerts, alertsInEnglish),
  ...words(defense, defenseInEnglish),
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
  ...words(shared, sharedInEnglish),
});
