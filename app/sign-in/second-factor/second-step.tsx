'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { CodeField } from '@/components/second-factor/code-field';
import { Button } from '@/components/ui/action/button';
import { canUsePasskeys } from '@/lib/client/second-factor/passkey';
import { finishWithCode, finishWithPasskey, type StepOutcome } from '@/lib/client/second-factor/second-step';
import { signOut } from '@/lib/client/session/sign-out';
import { useHydrated } from '@/lib/client/use-hydrated';
import type { ProofMethod } from '@/lib/contracts/office/second-factor/proof-methods';
import * as ownCodes from '@/lib/contracts/problem/own-codes';

type SecondStepProps = { name: string; methods: readonly ProofMethod[]; callbackUrl: string };

/** The second step of a sign-in: the strongest factor first, and the others where it cannot be used. */
export function SecondStep({ name, methods, callbackUrl }: SecondStepProps) {
  const t = useTranslations('secondFactor');
  const tProof = useTranslations('proof');
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<ProofMethod | null>(null);
  const [outcome, setOutcome] = useState<StepOutcome | null>(null);
  const [pending, setPending] = useState(false);
  const usable = hydrated && !canUsePasskeys() ? methods.filter((method) => method !== 'passkey') : methods;
  const method = chosen ?? usable[0] ?? null;

  const finish = async (step: Promise<StepOutcome>) => {
    setPending(true);
    setOutcome(null);
    const ended = await step;
    if (ended.kind === 'done') return window.location.assign(callbackUrl);
    // Ended meanwhile: the sign-in begins anew.
    if (ended.kind === 'refused' && ended.problem.errorCode === ownCodes.sessionExpired) return window.location.assign('/sign-in?ended');
    setOutcome(ended);
    setPending(false);
  };
  const submit = (data: FormData) => {
    const code = String(data.get('code') ?? '');
    void finish(finishWithCode(method === 'time-code' ? { timeCode: code.replace(/\D/g, '') } : { recoveryCode: code }));
  };
  const choose = (next: ProofMethod) => {
    setChosen(next);
    setOutcome(null);
  };
  return (
    <>
      <h1 className="text-title font-semibold">{t('title')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('text', { name })}</p>
      <div className="grid gap-4">
        {outcome && <Failure outcome={outcome} />}
        {method === 'passkey' && (
          <Button variant="primary" icon="key" waiting={pending || !hydrated} onClick={() => finish(finishWithPasskey())}>
            {tProof('passkey')}
          </Button>
        )}
        {(method === 'time-code' || method === 'recovery-code') && (
          <Form key={method} onSubmit={submit} failure={outcome} inert={!hydrated}>
            <CodeField kind={method} help={method === 'recovery-code' ? tProof('recoveryCodeHelp') : undefined} />
            <Submit pending={pending} className="w-full">
              {tProof('confirm')}
            </Submit>
          </Form>
        )}
        {usable
          .filter((other) => other !== method)
          .map((other) => (
            <button
              key={other}
              type="button"
              disabled={!hydrated}
              className="justify-self-start text-accent hover:underline"
              onClick={() => choose(other)}
            >
              {other === 'recovery-code' ? tProof('useRecoveryCode') : tProof(other === 'passkey' ? 'passkey' : 'timeCode')}
            </button>
          ))}
        <button type="button" disabled={!hydrated} className="justify-self-start text-muted hover:underline" onClick={signOut}>
          {t('other')}
        </button>
      </div>
    </>
  );
}

function Failure({ outcome }: { outcome: StepOutcome }) {
  const t = useTranslations('proof');
  const isWait = outcome.kind === 'refused' && outcome.problem.errorCode === ownCodes.tooManyPasswords;
  const words = isWait
    ? t('wait', { seconds: outcome.problem.retryAfterSeconds ?? 1 })
    : t(outcome.kind === 'unsigned' ? 'failed' : 'refused');
  return (
    <Note tone="red" live>
      {words}
    </Note>
  );
}
