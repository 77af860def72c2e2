'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useWrite } from '@/lib/client/use-write';

export function ExportCancel({ id, size }: { id: string; size?: 'small' }) {
  const t = useTranslations('exports');
  const cancel = useWrite('exports.cancel');
  return (
    <Button size={size} waiting={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
      {t('cancel')}
    </Button>
  );
}
