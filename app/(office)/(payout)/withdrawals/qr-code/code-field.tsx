'use client';

import clsx from 'clsx';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { PayeeCard } from '@/components/payee/lazy-payee-card';
import { Button } from '@/components/ui/action/button';
import { fieldLook } from '@/components/ui/fields/field-look';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useSecureAddress } from '@/lib/client/browser/use-secure-address';
import { CodeFacts } from './code-facts';
import type { useCode } from './use-code';

const CameraDialog = lazyPart(() => import('./camera-dialog').then((module) => module.CameraDialog), LoadErrorDialog);

/** Why a chosen image gave no code: none in it, or this browser cannot decode one. */
type ImageError = 'noCodeInImage' | 'readerMissing';

type CodeFieldProps = { state: ReturnType<typeof useCode>; error?: string; missing: boolean };

/** Input of a Pix code: pasted, from an image or the camera. */
export function CodeField({ state, error, missing }: CodeFieldProps) {
  const t = useTranslations('qrPaymentForm');
  const file = useRef<HTMLInputElement>(null);
  const isSecure = useSecureAddress();
  const [looking, setLooking] = useState(false);
  const [imageError, setImageError] = useState<ImageError>();
  const { text, qrCode, found, codeError } = state;
  const wrong = codeError ? t(`notPix.${codeError}`) : imageError && t(imageError);

  const takeImage = async (image: File | undefined) => {
    if (!image) return;
    const reader = await import('./decode-image').catch(() => null);
    if (!reader) return setImageError('readerMissing');
    const picture = await createImageBitmap(image).catch(() => null);
    const seen = picture && reader.decodeImage(picture);
    setImageError(seen === null ? 'noCodeInImage' : undefined);
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
              setImageError(undefined);
              state.type(event.target.value);
            }}
            rows={4}
            maxLength={4000}
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
        <Button icon="qr" blocked={isSecure ? undefined : t('camera.insecure')} onClick={() => setLooking(true)}>
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
            setImageError(undefined);
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
