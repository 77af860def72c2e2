import { createTranslator } from 'use-intl/core';
import { Note } from '@/components/feedback/note';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageLocale } from '@/lib/server/page/preferences';

/** The way to the provider of single sign-on: a plain link, which needs no script of ours. */
async function SsoLink({ callbackUrl, primary = false }: { callbackUrl: string; primary?: boolean }) {
  const t = await texts();
  return (
    <a
      href={`/api/sso/start?callbackUrl=${encodeURIComponent(callbackUrl)}`}
      className={`${buttonLook({ size: 'large', variant: primary ? 'primary' : 'secondary' })} w-full`}
    >
      <Icon name="lock" />
      {t('signIn.sso')}
    </a>
  );
}

/** Below the form of those who sign in with a password; for emergencies it says so. */
export async function SsoBesideForm({ callbackUrl, isBreakGlass }: { callbackUrl: string; isBreakGlass: boolean }) {
  const t = await texts();
  return (
    <div className="mt-4 grid gap-4">
      {isBreakGlass && <Note tone="amber">{t('signIn.breakGlass')}</Note>}
      <SsoLink callbackUrl={callbackUrl} />
    </div>
  );
}

type SsoAloneProps = { callbackUrl: string; idleMinutes: number; ended: boolean };

/** In place of the form where people have no passwords; those for emergencies find it behind a link. */
export async function SsoAlone({ callbackUrl, idleMinutes, ended }: SsoAloneProps) {
  const t = await texts();
  return (
    <>
      <h1 className="text-[22px] leading-7 font-semibold tracking-tight">{t('signIn.title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('signIn.ssoText')}</p>
      <div className="grid gap-4">
        {ended && <Note icon="clock">{t('signIn.ended', { minutes: idleMinutes })}</Note>}
        <SsoLink callbackUrl={callbackUrl} primary />
        <a
          href={`/sign-in?local&callbackUrl=${encodeURIComponent(callbackUrl)}`}
          className="justify-self-start text-meta text-muted hover:underline"
        >
          {t('signIn.ssoHere')}
        </a>
      </div>
    </>
  );
}

async function texts() {
  const locale = await pageLocale();
  return createTranslator({ locale, messages: await compiledMessages(locale) });
}
