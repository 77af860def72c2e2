import { createTranslator } from 'use-intl/core';
import { pageMetadata } from '@/app/page-metadata';
import { QueryProvider } from '@/app/query-provider';
import { buttonLook } from '@/components/ui/action/button-look';
import { PageLink } from '@/components/ui/action/page-link';
import { Brand } from '@/components/ui/theme/brand';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageCaller } from '@/lib/server/page/page-caller';
import { pageLocale } from '@/lib/server/page/preferences';
import { services } from '@/lib/server/services';
import { callerSignsInHere } from '@/lib/server/sso/local-sign-in';
import { PasswordForm } from './password-form';

export const generateMetadata = () => pageMetadata('password');

/** The form that changes one's password; whoever signs in at the company's provider has none here, and is told so. */
export default async function PasswordPage() {
  const caller = await pageCaller();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[320px] flex-col justify-center px-4 py-10">
      <Brand className="mb-8" />
      {(await callerSignsInHere(caller, services())) ? (
        <QueryProvider>
          <PasswordForm />
        </QueryProvider>
      ) : (
        <NoPassword />
      )}
    </main>
  );
}

async function NoPassword() {
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale) });
  return (
    <>
      <h1 className="text-title font-semibold">{t('password.title')}</h1>
      <p className="mt-2">{t('password.sso')}</p>
      <PageLink href="/" className={`${buttonLook({ size: 'large' })} mt-6`}>
        {t('access.home')}
      </PageLink>
    </>
  );
}
