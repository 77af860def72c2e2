'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Submit } from '@/components/form/submit';
import { Checkbox } from '@/components/ui/checkbox';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog } from '@/components/ui/dialog';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { useWrite } from '@/lib/client/use-write';
import { webhookSecrets } from '@/lib/contracts/webhook-secrets';

/** A secret, shown this once. Whoever wishes it has our own inbox verify with it. */
export function NewSecret({ webhookId, secret, onClose }: { webhookId: string; secret: string; onClose: () => void }) {
  const t = useTranslations('webhooks');
  const keep = useWrite(webhookSecrets.keep);
  const [wanted, setWanted] = useState(false);
  const done = () => {
    if (!wanted) return onClose();
    if (!keep.isPending) keep.mutate({ params: { webhookId }, body: { secret } }, { onSuccess: onClose });
  };
  return (
    <Dialog open held onClose={onClose} title={t('secretTitle')} description={t('secretText')}>
      <OverlayBody>
        <p className="flex items-center gap-2 rounded-lg border border-line bg-sunken px-3.5 py-2.5">
          <code className="mono min-w-0 flex-1 break-all">{secret}</code>
          <CopyButton value={secret} what={t('secretTitle')} />
        </p>
        <Checkbox checked={wanted} onChange={(event) => setWanted(event.currentTarget.checked)} hint={t('keepHint')}>
          {t('keep')}
        </Checkbox>
        {keep.error && <ProblemView problem={keep.error.problem} />}
      </OverlayBody>
      <OverlayFooter>
        <form action={done}>
          <Submit pending={keep.isPending}>{t('secretDone')}</Submit>
        </form>
      </OverlayFooter>
    </Dialog>
  );
}
