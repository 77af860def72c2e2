'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { fileExports } from '@/lib/contracts/office/files/exports';

export function ExportCancel({ id, size }: { id: string; size?: 'small' }) {
  const t = useTranslations('exports');
  const cancel = useEndpointMutation(fileExports.cancel);
  return (
    <Button size={size} waiting={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
      {t('cancel')}
    </Button>
  );
}
