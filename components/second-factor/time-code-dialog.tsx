'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { QrCode } from '@/components/qr/qr-code';
import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { secondFactor } from '@/lib/contracts/office/second-factor/second-factor';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { CodeField } from './code-field';
import type { EnrolmentProps } from './enrolment';
import { isWrongPassword, PasswordField } from './password-field';

/** Adds an authenticator app: its secret as a QR code, then the first code confirms that both have the same. */
export function TimeCodeDialog({ asksPassword, onDone, onClose }: EnrolmentProps) {
  const t = useTranslations('security');
  const formId = useId();
  const start = useEndpointMutation(secondFactor.startTimeCode);
  const confirm = useEndpointMutation(secondFactor.confirmTimeCode);
  const problem = (start.error ?? confirm.error)?.problem;
  const wrongPassword = isWrongPassword(problem);
  const wrongCode = problem?.errorCode === ownCodes.proofRefused && start.isSuccess;

  const submit = (data: FormData) => {
    if (start.data) {
      const code = String(data.get('code')).replace(/\D/g, '');
      confirm.mutate({ body: { code } }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
    } else {
      const password = data.get('password');
      start.mutate({ body: password === null ? {} : { password: String(password) } });
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('addTimeCode')} description={t(start.data ? 'scan' : 'timeCodeText')}>
      <OverlayBody>
        {start.data && (
          <div className="flex flex-wrap items-center gap-4">
            <div className="w-40 overflow-hidden rounded-lg border border-line">
              <QrCode text={start.data.address} label={t('qrLabel')} />
            </div>
            <div className="min-w-0 flex-1 basis-40">
              <p className="text-muted">{t('secret')}</p>
              <p className="mono flex items-center gap-2 break-all">
                {start.data.secret.replace(/.{4}(?!$)/g, '$& ')}
                <CopyButton value={start.data.secret} what={t('secret')} />
              </p>
            </div>
          </div>
        )}
        <Form key={start.data ? 'code' : 'start'} id={formId} onSubmit={submit} failure={problem}>
          {start.data ? (
            <CodeField kind="time-code" error={wrongCode ? t('wrongCode') : undefined} />
          ) : (
            asksPassword && <PasswordField isWrong={wrongPassword} />
          )}
        </Form>
        {problem && !wrongPassword && !wrongCode && <ProblemView isWrite problem={problem} />}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Submit form={formId} pending={start.isPending || confirm.isPending}>
          {t(start.data ? 'confirm' : 'continue')}
        </Submit>
      </OverlayFooter>
    </Dialog>
  );
}
