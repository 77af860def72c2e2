'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { useFind } from '@/components/transaction/use-find';
import { signOut } from '@/lib/client/sign-out';
import { useLive } from '@/lib/client/use-live';

type OfficeShellProps = Omit<ComponentProps<typeof AppShell>, 'onFind' | 'signOut' | 'passwordHref'>;

/** What was typed and not sent stays in the tab; it is nobody else's to see. */
async function leave(): Promise<void> {
  sessionStorage.clear();
  await signOut();
}

export function OfficeShell(props: OfficeShellProps) {
  const router = useRouter();
  useLive();
  const find = useFind((href) => router.push(href));
  return <AppShell {...props} onFind={find} passwordHref="/password" signOut={leave} />;
}
