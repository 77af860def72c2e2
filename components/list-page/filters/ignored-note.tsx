import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';

/** Names what an address asked for that its page does not know; nothing while all of it was read. */
export function IgnoredNote({ keys }: { keys: readonly string[] }) {
  const t = useTranslations('transactions');
  return keys.length > 0 && <Note>{t('ignored', { keys: keys.map((key) => key.slice(0, 30)).join(', ') })}</Note>;
}
