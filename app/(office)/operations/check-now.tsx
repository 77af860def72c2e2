'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { operations } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';

/** Reads the outcome of one operation now, for whoever may; how often it was read already stands beside it. */
export function CheckNow({ operation, mayCheck }: { operation: Operation; mayCheck: boolean }) {
  const t = useTranslations('operation');
  const check = useEndpointMutation(operations.check);
  const { id, state, reads } = operation;
  if (state !== 'unknown' && state !== 'not-found') return null;
  return (
    <span className="relative z-1 inline-flex items-center gap-2">
      {mayCheck && (
        <Button size="small" waiting={check.isPending} onClick={() => check.mutate({ params: { id } })}>
          {t('checkNow')}
        </Button>
      )}
      <span className="numbers text-meta text-muted" title={t('readsCount', { count: reads })}>
        {reads}×
      </span>
    </span>
  );
}
