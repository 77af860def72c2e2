'use client';

import { useId, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { canUsePasskeys, signWithPasskey } from '@/lib/client/second-factor/passkey';
import type { ProofMethod } from '@/lib/contracts/office/second-factor/proof-methods';
import { proofs } from '@/lib/contracts/office/second-factor/proofs';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Problem } from '@/lib/contracts/problem/problem';
import type { RecordOf } from '@/lib/contracts/shapes';
import { CodeField } from './code-field';
import { ShownAction } from './shown-action';

type Proof = RecordOf<'proofs.read'>;

/** Shows the action as our server will execute it, and asks for the second factor. What is shown is what is signed. */
export function ProofDialog({ id, onProved, onClose }: { id: string; onProved: () => void; onClose: () => void }) {
  const t = useTranslations('proof');
  const reading = useEndpointQuery(proofs.read, { params: { id } }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')}>
      {reading.data ? (
        <Asking id={id} proof={reading.data} onProved={onProved} onClose={onClose} />
      ) : (
        <OverlayBody>{readProblemOf(reading) ? <QueryProblem reading={reading} /> : <Skeleton className="h-40 w-full" />}</OverlayBody>
      )}
    </Dialog>
  );
}

function Asking({ id, proof, onProved, onClose }: { id: string; proof: Proof; onProved: () => void; onClose: () => void }) {
  const t = useTranslations('proof');
  const messages = useMessages();
  const formId = useId();
  const give = useEndpointMutation(proofs.give);
  const [failure, setFailure] = useState<'failed' | null>(null);
  const [signing, setSigning] = useState(false);
  const usable = proof.methods.filter((method) => method !== 'passkey' || canUsePasskeys());
  const [method, setMethod] = useState<ProofMethod | null>(usable[0] ?? null);
  const spare = usable.includes('recovery-code') && method !== 'recovery-code';

  const send = (body: Parameters<typeof give.mutate>[0]['body']) => {
    setFailure(null);
    give.mutate({ params: { id }, body }, { onSuccess: onProved });
  };
  const sign = async () => {
    setSigning(true);
    const assertion = await signWithPasskey(proof.options);
    setSigning(false);
    if (assertion) send({ assertion });
    else setFailure('failed');
  };
  const submit = (data: FormData) => {
    const code = String(data.get('code') ?? '');
    send(method === 'time-code' ? { timeCode: code.replace(/\D/g, '') } : { recoveryCode: code });
  };
  const words = failure ? t(failure) : give.error ? wordsOf(give.error.problem, t) : null;
  return (
    <>
      <OverlayBody>
        <ShownAction action={proof.action} messages={messages} />
        {method === null && <Note tone="amber">{t('unsupported')}</Note>}
        {(method === 'time-code' || method === 'recovery-code') && (
          <Form key={method} id={formId} onSubmit={submit} failure={give.error}>
            <CodeField kind={method} help={method === 'time-code' ? t('timeCodeWeaker') : t('recoveryCodeHelp')} />
          </Form>
        )}
        {words && (
          <Note tone="red" live>
            {words}
          </Note>
        )}
        {spare && (
          <button type="button" className="text-left text-cell text-accent hover:underline" onClick={() => setMethod('recovery-code')}>
            {t('useRecoveryCode')}
          </button>
        )}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {method === 'passkey' ? (
          <Button variant="primary" waiting={signing || give.isPending} onClick={sign}>
            {t('passkey')}
          </Button>
        ) : (
          method && (
            <Submit form={formId} pending={give.isPending}>
              {t('confirm')}
            </Submit>
          )
        )}
      </OverlayFooter>
    </>
  );
}

function wordsOf({ errorCode, statusCode, retryAfterSeconds }: Problem, t: ReturnType<typeof useTranslations<'proof'>>): string {
  if (errorCode === ownCodes.tooManyPasswords) return t('wait', { seconds: retryAfterSeconds ?? 1 });
  return t(statusCode === 404 ? 'expired' : 'refused');
}
