import capabilitiesInEnglish from '@/lib/messages/en/developers/capabilities.json';
import capabilities from '@/lib/messages/pt-BR/developers/capabilities.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of the pages for developers. */
export const developers = (words: WordsOf) => ({
  ...words(capabilities, capabilitiesInEnglish),
});
