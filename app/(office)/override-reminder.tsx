import { createTranslator } from 'use-intl/core';
import { Note } from '@/components/feedback/note';
import { TextLink } from '@/components/ui/action/text-link';
import { may } from '@/lib/contracts/office/permission';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { unreadOverrides } from '@/lib/server/approvals/unread-overrides';
import { pageLocale } from '@/lib/server/page/preferences';
import { services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/**
 * Stands above every page of those who may decide, in red, while a request was carried out without its approvals and nobody else has taken note.
 * Drawn by the server: it needs no script.
 */
export async function OverrideReminder({ caller }: { caller: Caller }) {
  if (!may(caller, 'approvals:decide')) return null;
  const ids = await unreadOverrides(services().db);
  const [first] = ids;
  if (first === undefined) return null;
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale), namespace: 'approval' });
  return (
    <div className="px-4 pt-4 sm:px-6 print:hidden">
      <Note tone="red">
        {t('bannerText', { count: ids.length })} <TextLink href={`/approvals/${first}`}>{t('bannerLink')}</TextLink>
      </Note>
    </div>
  );
}
