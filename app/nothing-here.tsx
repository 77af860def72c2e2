import { createTranslator } from 'use-intl/core';
import { Empty } from '@/components/feedback/empty';
import { buttonLook } from '@/components/ui/action/button-look';
import { navigation } from '@/lib/contracts/pages/navigation';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageLocale } from '@/lib/server/page/preferences';

/** An address that belongs to no page, with a way out: a plain link, because every page carries what this one needs from the start. */
export async function NothingHere() {
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale), namespace: 'notFound' });
  const [overview] = navigation;
  const home = (
    <a href={overview.href} className={buttonLook({})}>
      {t('home')}
    </a>
  );
  return (
    <Empty heading="h1" title={t('title')} action={home}>
      {t('text')}
    </Empty>
  );
}
