import { createTranslator } from 'use-intl/core';
import { Empty } from '@/components/feedback/empty';
import { ButtonLink } from '@/components/ui/button-link';
import { loadMessages } from '@/lib/messages/load-messages';
import { pageLocale } from '@/lib/server/page/preferences';

export default async function NotFound() {
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'notFound' });
  return (
    <main>
      <Empty title={t('title')} action={<ButtonLink href="/">{t('home')}</ButtonLink>}>
        {t('text')}
      </Empty>
    </main>
  );
}
