import { pageMetadata } from '@/app/page-metadata';
import { Brand } from '@/components/ui/brand';
import { pageCaller } from '@/lib/server/page/page-caller';
import { PasswordForm } from './password-form';

/** Outside the shell, because a password that was handed over opens nothing else. */
export const generateMetadata = () => pageMetadata('password');

export default async function PasswordPage() {
  const caller = await pageCaller();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[320px] flex-col justify-center px-4 py-10">
      <Brand className="mb-8" />
      <PasswordForm first={caller.mustChangePassword} />
    </main>
  );
}
