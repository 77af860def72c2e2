'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { useHydrated } from '@/lib/client/use-hydrated';

/** Signs in by a passkey alone; what it takes comes when it is pressed. */
export function PasskeyButton({ callbackUrl }: { callbackUrl: string }) {
  const t = useTranslations('signIn');
  const hydrated = useHydrated();
  const [state, setState] = useState<'open' | 'pending' | 'failed'>('open');
  const enter = async () => {
    setState('pending');
    const code = await import('@/lib/client/second-factor/second-step').catch(() => null);
    const outcome = await code?.signInWithPasskey().catch(() => null);
    if (outcome?.kind === 'done') window.location.assign(callbackUrl);
    else setState('failed');
  };
  return (
    <div className="mt-4 grid gap-4">
      <Button icon="key" size="large" waiting={state === 'pending' || !hydrated} onClick={enter}>
        {t('passkey')}
      </Button>
      {state === 'failed' && (
        <Note tone="red" live>
          {t('passkeyFailed')}
        </Note>
      )}
    </div>
  );
}
