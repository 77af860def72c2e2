import { redirect } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { QueryProvider } from '@/app/query-provider';
import { Brand } from '@/components/ui/theme/brand';
import { secondStepMethods } from '@/lib/server/auth/second-step';
import { ownPath } from '@/lib/server/http/own-path';
import { currentCaller, currentUnfinished } from '@/lib/server/page/page-caller';
import { type PageSearch, urlSearch } from '@/lib/server/page/url-search';
import { enrolmentOf } from '@/lib/server/second-factor/stage';
import { services } from '@/lib/server/services';
import { Enrolment } from './enrolment';
import { SecondStep } from './second-step';

export const generateMetadata = () => pageMetadata('secondFactor');

/** Finishes a sign-in whose password was right: with the second factor, or by enrolling one where the role requires it. */
export default async function SecondFactorPage({ searchParams }: { searchParams: PageSearch }) {
  const callbackUrl = ownPath(urlSearch(await searchParams).get('callbackUrl') ?? '/', services().environment.appUrl);
  const caller = await currentUnfinished();
  if (!caller) redirect((await currentCaller()) ? callbackUrl : `/sign-in?callbackUrl=${encodeURIComponent(callbackUrl)}`);
  const enrolment = caller.stage === 'enrolment' ? await enrolmentOf(caller.staffId, services()) : null;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[360px] flex-col justify-center px-4 py-10">
      <Brand className="mb-8" />
      {enrolment === null ? (
        <SecondStep name={caller.name} methods={await secondStepMethods(caller.staffId, services())} callbackUrl={callbackUrl} />
      ) : (
        <QueryProvider>
          <Enrolment dueAt={enrolment.dueAt?.toISOString() ?? null} asksPassword={enrolment.asksPassword} callbackUrl={callbackUrl} />
        </QueryProvider>
      )}
    </main>
  );
}
