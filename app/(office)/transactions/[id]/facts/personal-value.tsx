'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { formatDocument } from '@/lib/format/identifier/document';
import type { Privacy, RevealableField } from './personal-field';

const RevealDialog = lazyPart(() => import('./reveal-dialog').then((module) => module.RevealDialog), LoadErrorDialog);

type PersonalValueProps = { id: string; field: RevealableField; value: string; privacy: Privacy };

/** A value that names a person, as the server gave it: whole, or masked with a way to ask for it. */
export function PersonalValue({ id, field, value, privacy }: PersonalValueProps) {
  const t = useTranslations('transaction.reveal');
  const [asking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<string | null>(null);
  const shown = revealed ?? value;
  const place = useRef<HTMLSpanElement>(null);
  // The button disappears with the mask: the focus moves to the revealed value.
  const show = (whole: string) => {
    flushSync(() => {
      setRevealed(whole);
      setAsking(false);
    });
    place.current?.focus();
  };
  return (
    <>
      <span ref={place} tabIndex={-1} className="numbers">
        {field.endsWith('Document') ? formatDocument(shown) : shown}
      </span>
      {privacy === 'reveal' && revealed === null && (
        <button type="button" onClick={() => setAsking(true)} className="rounded-sm text-accent hover:underline">
          {t('action')}
        </button>
      )}
      {privacy === 'hidden' && <span className="text-meta text-faint">{t('hiddenFor')}</span>}
      {asking && <RevealDialog id={id} field={field} onClose={() => setAsking(false)} onRevealed={show} />}
    </>
  );
}
