'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { webhookSecrets } from '@/lib/contracts/office/callbacks/webhook-secrets';

/** A secret, shown this once. Of a webhook that calls us our server has kept it already. */
export function NewSecret({ webhookId, secret, onClose }: { webhookId: string; secret: string; onClose: () => void }) {
  const t = useTranslations('webhooks');
  const isStored = useEndpointQuery(webhookSecrets.list, {}).data?.items.some((item) => item.webhookId === webhookId);
  return (
    <Dialog open held onClose={onClose} title={t('secretTitle')} description={t('secretText')}>
      <OverlayBody>
        <p className="flex items-center gap-2 rounded-lg border border-line bg-sunken px-3.5 py-2.5">
          <code className="mono min-w-0 flex-1 break-all">{secret}</code>
          <CopyButton value={secret} what={t('secretTitle')} />
        </p>
        {isStored && <Note tone="grey">{t('keptHere')}</Note>}
      </OverlayBody>
      <OverlayFooter>
        <Button variant="primary" onClick={onClose}>
          {t('secretDone')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
