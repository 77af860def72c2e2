'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { resends } from '@/lib/contracts/office/callbacks/resends';
import type { ResendFilter } from '@/lib/contracts/office/callbacks/resends.shape';

/**
 * Counts what the filters in force would resend; `what` says which set that is where it is not the list's own. Nothing is sent from here: the
 * set is shown first, on a page of its own.
 */
export function ResendMany({ filter, what }: { filter: ResendFilter; what?: string }) {
  const t = useTranslations('resend');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const count = useEndpointMutation(resends.count);
  const close = () => {
    setOpen(false);
    count.reset();
  };
  const submit = (data: FormData) => {
    if (count.isPending) return;
    const body = { filter, withKnown: data.get('withKnown') === 'on' };
    count.mutate({ body }, { onSuccess: ({ id }) => router.push(`/callbacks/resends/${id}`) });
  };
  return (
    <>
      <Button icon="send" onClick={() => setOpen(true)}>
        {t('many')}
      </Button>
      <Dialog open={open} onClose={close} title={t('many')} description={what ?? t('countText')}>
        <Form layout="overlay" onSubmit={submit}>
          <OverlayBody>
            <p>{t('newestOnly')}</p>
            <Checkbox name="withKnown" hint={t('withKnownHint')}>
              {t('withKnown')}
            </Checkbox>
            {count.error && <ProblemView problem={count.error.problem} />}
          </OverlayBody>
          <OverlayFooter>
            <Button onClick={close}>{t('close')}</Button>
            <Submit pending={count.isPending}>{t('count')}</Submit>
          </OverlayFooter>
        </Form>
      </Dialog>
    </>
  );
}
