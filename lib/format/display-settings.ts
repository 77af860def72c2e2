import type { Locale } from './locale';
import type { Zone } from './zone';

/** The settings for displaying instants and texts: language and time zone. */
export interface DisplaySettings {
  readonly locale: Locale;
  readonly zone: Zone;
}
