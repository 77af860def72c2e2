'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { closingNote, dayClosings } from '@/lib/contracts/office/files/day-closings';
import type { ComparedDay } from '@/lib/contracts/office/files/day-closings.shape';

/** Closes the day as it stands on the page. What changed since is refused, and read anew. */
export function CloseDay({ compared: { day, digest, differences, closings } }: { compared: ComparedDay }) {
  const t = useTranslations('statementDay');
  const [open, setOpen] = useState(false);
  const close = useEndpointMutation(dayClosings.close);
  const isClosed = closings.some(({ holds }) => holds);
  const leave = () => {
    setOpen(false);
    close.reset();
  };
  const submit = (data: FormData) => {
    const note = String(data.get('note') ?? '').trim();
    const body = { digest, differences: differences.length, ...(note && { note }) };
    close.mutate({ params: { day }, body }, { onSuccess: () => setOpen(false) });
  };
  if (isClosed) return null;
  return (
    <>
      <Button variant="primary" icon="check" onClick={() => setOpen(true)}>
        {closings.length > 0 ? t('closeAgain') : t('close')}
      </Button>
      <Dialog open={open} onClose={leave} title={t('close')} description={t('closeText')}>
        <Form layout="overlay" onSubmit={submit} failure={close.error?.problem}>
          {(differences.length > 0 || close.error) && (
            <OverlayBody>
              {differences.length > 0 && (
                <Field label={t('note')} help={t('noteHelp')}>
                  {(control) => (
                    <Input {...control} name="note" required minLength={closingNote.min} maxLength={closingNote.max} autoComplete="off" />
                  )}
                </Field>
              )}
              {close.error && <ProblemView isWrite problem={close.error.problem} />}
            </OverlayBody>
          )}
          <OverlayFooter>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Submit pending={close.isPending}>{t('close')}</Submit>
          </OverlayFooter>
        </Form>
      </Dialog>
    </>
  );
}
