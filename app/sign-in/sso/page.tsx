import { createTranslator } from 'use-intl/core';
import { pageMetadata } from '@/app/page-metadata';
import { buttonLook } from '@/components/ui/action/button-look';
import { Brand } from '@/components/ui/theme/brand';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageLocale } from '@/lib/server/page/preferences';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { type SsoRefusalReason, ssoRefusals } from '@/lib/server/sso/sso-refusal';

export const generateMetadata = () => pageMetadata('ssoRefused');

/** A route of ours that leads to the provider. */
const startAddress = '/api/sso/start';

/** What the audit has no attempt of: nobody was recognised. */
const unrecognised: readonly SsoRefusalReason[] = ['cancelled', 'expired', 'unavailable', 'unverified'];

/** Says why single sign-on did not let somebody in, in fixed words: the address names one of them and nothing else. */
export default async function SsoRefusedPage({ searchParams }: { searchParams: PageSearch }) {
  const given = urlSearch(await searchParams).get('reason');
  const reason = ssoRefusals.find((known) => known === given) ?? 'unverified';
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale) });
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[400px] flex-col justify-center px-4 py-10">
      <Brand className="mb-8" />
      <h1 className="text-title font-semibold">{t(`ssoRefused.reasons.${reason}.title`)}</h1>
      <p className="mt-2">{t(`ssoRefused.reasons.${reason}.text`)}</p>
      {!unrecognised.includes(reason) && <p className="mt-2 text-muted">{t('ssoRefused.audited')}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={startAddress} className={buttonLook({ variant: 'primary', size: 'large' })}>
          {t('ssoRefused.again')}
        </a>
        <a href="/sign-in" className={buttonLook({ size: 'large' })}>
          {t('ssoRefused.back')}
        </a>
      </div>
    </main>
  );
}
