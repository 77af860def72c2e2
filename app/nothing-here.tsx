import { createTranslator } from 'use-intl/core';
import { Empty } from '@/components/feedback/empty';
import { ButtonLink } from '@/components/ui/action/button-link';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageLocale } from '@/lib/server/page/preferences';

/** An address that belongs to no page, with a way out. */
export async function NothingHere() {
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale), namespace: 'notFound' });
  return (
    <Empty heading="h1" title={t('title')} action={<ButtonLink href="/">{t('home')}</ButtonLink>}>
      {t('text')}
    </Empty>
  );
}
