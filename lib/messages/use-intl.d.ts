import type { Locale } from '@/lib/format/locale';
import type { Messages } from './load-messages';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
