'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { chargeLinks } from '@/lib/contracts/office/charges/charge-links';

/** Takes the link of a charge back, after asking once; the focus goes back to its button. The charge itself stays as it is. */
export function TakeBack({ chargeId }: { chargeId: string }) {
  const t = useTranslations('charge.share');
  const [asking, setAsking] = useState(false);
  const [stays, setStays] = useState(false);
  const remove = useEndpointMutation(chargeLinks.remove);
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      {asking && <p className="text-cell">{t('takeBackQuestion')}</p>}
      {remove.error && <ProblemView isWrite problem={remove.error.problem} />}
      <div className="flex flex-wrap gap-2">
        {asking ? (
          <>
            <Button
              size="small"
              onClick={() => {
                setStays(true);
                setAsking(false);
              }}
            >
              {t('keep')}
            </Button>
            <Button
              size="small"
              variant="primary"
              autoFocus
              waiting={remove.isPending}
              onClick={() => remove.mutate({ params: { id: chargeId } })}
            >
              {t('takeBack')}
            </Button>
          </>
        ) : (
          <Button size="small" variant="ghost" icon="trash" autoFocus={stays} onClick={() => setAsking(true)}>
            {t('takeBack')}
          </Button>
        )}
      </div>
    </div>
  );
}
