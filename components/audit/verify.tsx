'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { audit } from '@/lib/contracts/office/audit/audit';

const VerifyNote = lazyPart(() => import('./verify-note').then((module) => module.VerifyNote), LoadErrorFallback);

type VerifyProps = {
  /** Whether it says where the head of the chain was last anchored. */
  showsAnchors?: boolean;
};

/** Verifies the whole audit chain on demand, and shows the result. */
export function Verify({ showsAnchors = false }: VerifyProps) {
  const t = useTranslations('audit');
  const [asked, setAsked] = useState(false);
  const { data, isFetching, refetch } = useEndpointQuery(audit.verify, {}, { enabled: asked, staleTime: 0 });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <VerifyNote found={isFetching ? undefined : data} showsAnchors={showsAnchors} />
      <Button size="small" icon="shield" waiting={isFetching} onClick={() => (asked ? refetch() : setAsked(true))}>
        {t('verify')}
      </Button>
    </div>
  );
}
