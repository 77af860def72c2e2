import { pageMetadata } from '@/app/page-metadata';
import { Brand } from '@/components/ui/theme/brand';
import { WelcomeForm } from './welcome-form';

export const generateMetadata = () => pageMetadata('welcome');

/**
 * Page of an invitation or reset link, without a session. The token is in the fragment (`#`), so it is never sent with the request for the
 * page.
 */
export default function WelcomePage() {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[320px] flex-col justify-center px-4 py-10">
      <Brand className="mb-8" />
      <WelcomeForm />
    </main>
  );
}
