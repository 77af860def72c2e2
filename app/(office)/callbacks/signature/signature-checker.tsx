'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { receiverSnippets } from '@/components/callback/receiver-snippet';
import { Note } from '@/components/feedback/note';
import { type Control, Field } from '@/components/form/field';
import { DetailHeader } from '@/components/shell/detail-header';
import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { fieldLook } from '@/components/ui/fields/field-look';
import { Input } from '@/components/ui/fields/input';
import { useSecureAddress } from '@/lib/client/browser/use-secure-address';
import { serverNow } from '@/lib/client/clock/server-clock';
import { type Diagnosis, diagnose } from './diagnose';
import { signedExample } from './example';
import { readHeaders } from './read-headers';
import type { Pasted } from './variants';
import { Verdict } from './verdict';

const nothing: Pasted = { headers: '', body: '', secret: '' };

/**
 * Checks a signature in the page itself: what is pasted is in no URL, storage or request. `body` is that of the delivery the person came
 * from.
 */
export function SignatureChecker({ body = '' }: { body?: string }) {
  const t = useTranslations('signature');
  const tList = useTranslations('callbacks');
  const [pasted, setPasted] = useState({ ...nothing, body });
  const [found, setFound] = useState<Diagnosis | null>(null);
  const nonces = useNonces();
  const isLogged = body !== '' && pasted.body === body;
  const isSecure = useSecureAddress();
  const ready = isSecure && pasted.headers.trim() !== '' && pasted.secret !== '';

  useEffect(() => {
    let overtaken = false;
    const judged = ready ? diagnose(pasted, new Date(serverNow()), isLogged) : Promise.resolve(null);
    judged.then((diagnosis) => {
      if (!overtaken) setFound(diagnosis);
    });
    return () => {
      overtaken = true;
    };
  }, [pasted, ready, isLogged]);

  const paste = (change: Partial<Pasted>) => setPasted({ ...pasted, ...change });
  const { form, nonce } = readHeaders(pasted.headers);
  return (
    <>
      <DetailHeader back={{ href: '/callbacks', label: tList('title') }} />
      <div className="grid gap-8 px-4 pb-8 sm:px-6 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <div>
            <h1 className="text-title font-semibold">{t('title')}</h1>
            <p className="text-muted">{t('text')}</p>
          </div>
          <Field label={t('headers')} help={t('headersHelp')}>
            {(control) => <CodeArea control={control} rows={4} value={pasted.headers} onChange={(headers) => paste({ headers })} />}
          </Field>
          <Field label={t('body')} help={t(isLogged ? 'bodyLogged' : 'bodyHelp')}>
            {(control) => <CodeArea control={control} rows={8} value={pasted.body} onChange={(body) => paste({ body })} />}
          </Field>
          <Field label={t('secret')}>
            {(control) => (
              <Input
                {...control}
                data-takes="code"
                spellCheck={false}
                autoComplete="off"
                value={pasted.secret}
                onChange={(event) => paste({ secret: event.currentTarget.value })}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setPasted(nothing)}>{t('clear')}</Button>
            <Button
              blocked={isSecure ? undefined : t('insecure')}
              onClick={async () => setPasted(await signedExample(new Date(serverNow())))}
            >
              {t('example')}
            </Button>
            <Button
              onClick={() => {
                nonces.remember(nonce);
                setPasted({ ...pasted, headers: '', body: '' });
              }}
            >
              {t('another')}
            </Button>
          </div>
        </div>
        <div className="grid content-start gap-4">
          <h2 className="font-semibold">{t('result')}</h2>
          <div aria-live="polite" className="grid gap-4">
            {found ? (
              <Verdict diagnosis={found} />
            ) : (
              <Note tone={isSecure ? undefined : 'amber'}>{t(isSecure ? 'waiting' : 'insecure')}</Note>
            )}
            {nonces.isKnown(nonce) && <Note tone="amber">{t('nonceAgain')}</Note>}
          </div>
          <h2 className="pt-4 font-semibold">{t('howTitle')}</h2>
          <p className="text-cell text-muted">{t(form === 'one' ? 'howOne' : 'how')}</p>
          <h2 className="flex items-center gap-2 pt-4 font-semibold">
            {t('snippet')}
            <CopyButton value={receiverSnippets[form]} what={t('snippet')} />
          </h2>
          <pre className="mono rounded-lg border border-line bg-sunken p-3.5 leading-[19px] break-words whitespace-pre-wrap">
            {receiverSnippets[form]}
          </pre>
        </div>
      </div>
    </>
  );
}

type CodeAreaProps = { control: Control; rows: number; value: string; onChange: (text: string) => void };

/** Several lines of headers or of a body, as they were received. */
function CodeArea({ control, rows, value, onChange }: CodeAreaProps) {
  return (
    <textarea
      {...control}
      data-takes="code"
      rows={rows}
      spellCheck={false}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={`${fieldLook()} mono h-auto py-2`}
    />
  );
}

/** The nonces of the deliveries checked before on this page: one that comes again is a repeated delivery, or a replay. */
function useNonces() {
  const [known, setKnown] = useState<readonly string[]>([]);
  return {
    isKnown: (nonce: string | null) => nonce !== null && known.includes(nonce),
    remember: (nonce: string | null) => nonce !== null && setKnown([...known, nonce]),
  };
}
