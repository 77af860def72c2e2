import { createTranslator } from 'use-intl/core';
import { AccessNotice } from '@/app/access-notice';
import { pageMetadata } from '@/app/page-metadata';
import { QueryProvider } from '@/app/query-provider';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { Brand } from '@/components/ui/theme/brand';
import { may } from '@/lib/contracts/office/permission';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageCaller } from '@/lib/server/page/page-caller';
import { pageLocale } from '@/lib/server/page/preferences';
import { takesCards } from '@/lib/server/page/takes-cards';
import { CardEntry } from './card-entry';

/**
 * Outside the shell, and left and entered by a load of the whole document: where card data is typed, as little as possible runs, under a
 * policy of its own (proxy.ts).
 */
export const generateMetadata = () => pageMetadata('cardEntry');

const permission = 'card-charges:create';
const list = '/card/charges';

export default async function CardEntryPage() {
  const caller = await pageCaller();
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale), namespace: 'cardEntry' });
  return (
    <div className="mx-auto max-w-[920px] px-4 pb-10 sm:px-6">
      <header className="flex min-h-[60px] items-center justify-between gap-4">
        <Brand />
        <a href={list} className={buttonLook({ variant: 'ghost', size: 'small' })}>
          <Icon name="chevron-left" />
          {t('list')}
        </a>
      </header>
      <main>
        {!may(caller, permission) ? (
          <AccessNotice caller={caller} permission={permission} />
        ) : !takesCards() ? (
          <Empty heading="h1" drawing={<EmptyDrawing />} title={t('off.title')}>
            {t('off.text')}
          </Empty>
        ) : (
          <>
            <h1 className="pb-5 text-title font-semibold">{t('title')}</h1>
            <QueryProvider>
              <CardEntry />
            </QueryProvider>
          </>
        )}
      </main>
    </div>
  );
}
