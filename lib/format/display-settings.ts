import type { Locale } from './locale';
import type { Zone } from './zone';

/** For whom an instant is written: in which words, and by which clock. */
export interface DisplaySettings {
  readonly locale: Locale;
  readonly zone: Zone;
}
