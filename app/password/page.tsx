import { pageMetadata } from '@/app/page-metadata';
import { QueryProvider } from '@/app/query-provider';
import { Brand } from '@/components/ui/theme/brand';
import { pageCaller } from '@/lib/server/page/page-caller';
import { PasswordForm } from './password-form';

export const generateMetadata = () => pageMetadata('password');

export default async function PasswordPage() {
  await pageCaller();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[320px] flex-col justify-center px-4 py-10">
      <Brand className="mb-8" />
      <QueryProvider>
        <PasswordForm />
      </QueryProvider>
    </main>
  );
}
