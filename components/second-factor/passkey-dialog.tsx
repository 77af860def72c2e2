'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
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
import { canUsePasskeys, createPasskey } from '@/lib/client/second-factor/passkey';
import { secondFactor } from '@/lib/contracts/office/second-factor/second-factor';
import type { EnrolmentProps } from './enrolment';
import { isWrongPassword, PasswordField } from './password-field';

/** Adds a passkey: its name, then the device asks its owner. */
export function PasskeyDialog({ asksPassword, onDone, onClose }: EnrolmentProps) {
  const t = useTranslations('security');
  const formId = useId();
  const start = useEndpointMutation(secondFactor.startPasskey);
  const add = useEndpointMutation(secondFactor.addPasskey);
  const [state, setState] = useState<'open' | 'creating' | 'failed'>('open');
  const problem = (start.error ?? add.error)?.problem;
  const wrongPassword = isWrongPassword(problem);

  const submit = async (data: FormData) => {
    setState('open');
    const password = data.get('password');
    const begun = await start.mutateAsync({ body: password === null ? {} : { password: String(password) } }).catch(() => null);
    if (!begun) return;
    setState('creating');
    const passkey = await createPasskey(begun.options);
    setState(passkey ? 'open' : 'failed');
    if (passkey)
      add.mutate(
        { body: { id: begun.id, name: String(data.get('name')), passkey } },
        { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) },
      );
  };
  const usable = canUsePasskeys();
  return (
    <Dialog open onClose={onClose} title={t('addPasskey')} description={t('passkeysText')}>
      <OverlayBody>
        {usable ? (
          <Form id={formId} onSubmit={submit} failure={problem}>
            <Field label={t('passkeyName')} help={t('passkeyNameHelp')}>
              {(control) => <Input {...control} name="name" required maxLength={60} autoComplete="off" />}
            </Field>
            {asksPassword && <PasswordField isWrong={wrongPassword} />}
          </Form>
        ) : (
          <Note tone="amber">{t('noPasskeySupport')}</Note>
        )}
        {state === 'failed' && (
          <Note tone="red" live>
            {t('passkeyFailed')}
          </Note>
        )}
        {problem && !wrongPassword && <ProblemView isWrite problem={problem} />}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {usable && (
          <Submit form={formId} pending={start.isPending || add.isPending || state === 'creating'}>
            {t('continue')}
          </Submit>
        )}
      </OverlayFooter>
    </Dialog>
  );
}
