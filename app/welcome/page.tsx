import { pageMetadata } from '@/app/page-metadata';
import { Brand } from '@/components/ui/theme/brand';
import { WelcomeForm } from './welcome-form';

export const generateMetadata = () => pageMetadata('welcome');

/** For whoever holds a link: there is no sign-in yet. The token stands behind `#`, so this page is asked for without it. */
export default function WelcomePage() {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[320px] flex-col justify-center px-4 py-10">
      <Brand className="mb-8" />
      <WelcomeForm />
    </main>
  );
}
