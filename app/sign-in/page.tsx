import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { Brand } from '@/components/ui/theme/brand';
import { csrfToken } from '@/lib/server/auth/csrf-token';
import { ownPath } from '@/lib/server/http/own-path';
import { currentCaller, currentUnfinished } from '@/lib/server/page/page-caller';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { readHealth } from '@/lib/server/routes/health';
import { services } from '@/lib/server/services';
import { CounterPanel } from './counter-panel';
import { LanguageLinks } from './language-links';
import { readFailure } from './sign-in-failure';
import { SignInForm } from './sign-in-form';
import { SsoAlone, SsoBesideForm } from './sso-entry';

export const generateMetadata = () => pageMetadata('signIn');

export default async function SignInPage({ searchParams }: { searchParams: PageSearch }) {
  const search = urlSearch(await searchParams);
  // next-auth forgets the way back after a refusal; its own cookie still has it.
  const jar = await cookies();
  const returnTo = jar.get('next-auth.callback-url')?.value ?? jar.get('__Secure-next-auth.callback-url')?.value;
  const { appUrl, sessionIdleMinutes, sso } = services().environment;
  const callbackUrl = ownPath(search.get('callbackUrl') ?? returnTo ?? '/', appUrl);
  if (await currentCaller()) redirect(callbackUrl);
  if (await currentUnfinished()) redirect(`/sign-in/second-factor?callbackUrl=${encodeURIComponent(callbackUrl)}`);
  const health = await readHealth();
  const failure = readFailure(search);
  const hasPasswords = sso === null || sso.breakGlass.length === 0;
  const showsForm = hasPasswords || failure !== null || search.has('local');
  return (
    <div className="grid min-h-dvh min-[900px]:grid-cols-[1fr_42%]">
      <main className="flex flex-col px-6 py-6 sm:px-7">
        <Brand />
        <div className="mx-auto flex w-full max-w-[258px] flex-1 flex-col justify-center py-10 sm:max-w-[320px]">
          {showsForm ? (
            <SignInForm
              callbackUrl={callbackUrl}
              csrfToken={csrfToken(jar)}
              failure={failure}
              idleMinutes={sessionIdleMinutes}
              ended={search.has('ended')}
            />
          ) : (
            <SsoAlone callbackUrl={callbackUrl} idleMinutes={sessionIdleMinutes} ended={search.has('ended')} />
          )}
          {sso !== null && showsForm && <SsoBesideForm callbackUrl={callbackUrl} isBreakGlass={!hasPasswords} />}
        </div>
        <LanguageLinks />
      </main>
      <CounterPanel serviceUp={health.service === 'ok'} readAt={new Date().toISOString()} />
    </div>
  );
}
