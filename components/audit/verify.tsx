'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { useEndpointQuery } from '@/lib/client/use-read';
import { audit } from '@/lib/contracts/office/audit/audit';

/** Verifies the whole audit chain on demand, and shows the result. */
export function Verify() {
  const t = useTranslations('audit');
  const [asked, setAsked] = useState(false);
  const reading = useEndpointQuery(audit.verify, {}, { enabled: asked, staleTime: 0 });
  const found = reading.data;
  return (
    <div className="flex items-center gap-3">
      <span role="status" className={found && !found.intact ? 'text-red' : 'text-muted'}>
        {found &&
          !reading.isFetching &&
          (found.intact ? t('intact', { rows: found.rows }) : t('broken', { sequence: found.brokenAt ?? 0 }))}
      </span>
      <Button size="small" icon="shield" waiting={reading.isFetching} onClick={() => (asked ? reading.refetch() : setAsked(true))}>
        {t('verify')}
      </Button>
    </div>
  );
}
