'use client';

import clsx from 'clsx';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PayeeCard } from '@/app/(office)/(payout)/payee-card';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Button } from '@/components/ui/button';
import { fieldLook } from '@/components/ui/field-look';
import { CameraDialog } from './camera-dialog';
import { CodeFacts } from './code-facts';
import { decodeImage } from './decode-image';
import type { useCode } from './use-code';

type CodeFieldProps = { state: ReturnType<typeof useCode>; error?: string; missing: boolean };

/** The code, pasted, from an image or through the camera; then whose it is and what it asks for. */
export function CodeField({ state, error, missing }: CodeFieldProps) {
  const t = useTranslations('qrPaymentForm');
  const file = useRef<HTMLInputElement>(null);
  const [looking, setLooking] = useState(false);
  const [unseen, setUnseen] = useState(false);
  const { text, qrCode, found } = state;
  const wrong = text.trim() !== '' && qrCode === null ? t('notPix') : unseen ? t('noCodeInImage') : undefined;

  const takeImage = async (image: File | undefined) => {
    if (!image) return;
    const seen = await createImageBitmap(image)
      .then(decodeImage)
      .catch(() => null);
    setUnseen(seen === null);
    if (seen !== null) state.take(seen);
  };
  return (
    <>
      <Field label={t('code')} help={t('codeHelp')} error={error ?? wrong}>
        {(control) => (
          <textarea
            {...control}
            data-takes="code"
            value={text}
            onChange={(event) => {
              setUnseen(false);
              state.type(event.target.value);
            }}
            rows={4}
            maxLength={1100}
            autoComplete="off"
            spellCheck={false}
            className={clsx(fieldLook(), 'mono h-auto py-2 break-all')}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={found ? undefined : 'primary'}
          waiting={state.isReading}
          blocked={qrCode ? undefined : t('codeFirst')}
          onClick={state.read}
        >
          {t(found ? 'readAgain' : 'read')}
        </Button>
        <Button icon="paperclip" onClick={() => file.current?.click()}>
          {t('image')}
        </Button>
        <Button icon="qr" onClick={() => setLooking(true)}>
          {t('useCamera')}
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          aria-label={t('image')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void takeImage(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {looking && (
        <CameraDialog
          onClose={() => setLooking(false)}
          onCode={(seen) => {
            setLooking(false);
            setUnseen(false);
            state.take(seen);
          }}
        />
      )}
      {state.problem && <ProblemView problem={state.problem} />}
      {found && (
        <>
          <CodeFacts code={found.code} />
          <PayeeCard payee={found} confirmation={state.confirmation} hasHistory={state.hasKey} missing={missing} />
        </>
      )}
    </>
  );
}
