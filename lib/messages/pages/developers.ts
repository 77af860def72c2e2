import callsInEnglish from '@/lib/messages/en/developers/calls.json';
import capabilitiesInEnglish from '@/lib/messages/en/developers/capabilities.json';
import destinationsInEnglish from '@/lib/messages/en/developers/destinations.json';
import eventsInEnglish from '@/lib/messages/en/developers/events.json';
import variantsInEnglish from '@/lib/messages/en/developers/variants.json';
import calls from '@/lib/messages/pt-BR/developers/calls.json';
import capabilities from '@/lib/messages/pt-BR/developers/capabilities.json';
import destinations from '@/lib/messages/pt-BR/developers/destinations.json';
import events from '@/lib/messages/pt-BR/developers/events.json';
import variants from '@/lib/messages/pt-BR/developers/variants.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of the pages for developers. */
export const developers = (words: WordsOf) => ({
  ...words(capabilities, capabilitiesInEnglish),
  ...words(calls, callsInEnglish),
  ...words(destinations, destinationsInEnglish),
  ...words(events, eventsInEnglish),
  ...words(variants, variantsInEnglish),
});
