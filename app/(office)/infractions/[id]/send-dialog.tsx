'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { useWrite } from '@/lib/client/use-write';
import { defenseText } from '@/lib/contracts/defense-length';
import type { Draft } from '@/lib/contracts/drafts.shape';
import type { Problem } from '@/lib/contracts/problem';
import { fileSize } from './file-size';

type SendDialogProps = {
  infractionId: string;
  draft: Draft;
  /** Whether it asks to send, or only shows. */
  sends: boolean;
  onClose: () => void;
  onSending: () => void;
  onRefused: (problem: Problem) => void;
};

/** Exactly what goes, as our server has it; and, asked to send, that it is final. Esc goes back to the text. */
export function SendDialog({ infractionId, draft, sends, onClose, onSending, onRefused }: SendDialogProps) {
  const t = useTranslations('defense');
  const locale = useLocale();
  const [key] = useState(() => crypto.randomUUID());
  const send = useWrite('defenses.send');
  const submit = () => {
    onSending();
    const body = { key, version: draft.version };
    send.mutate({ params: { infractionId }, body }, { onSuccess: onClose, onError: ({ problem }) => onRefused(problem) });
  };
  return (
    <Dialog open onClose={onClose} title={t(sends ? 'confirmTitle' : 'previewTitle')} description={t('previewText')}>
      <Form layout="overlay" onSubmit={() => send.isPending || submit()}>
        <OverlayBody>
          {sends && <Note tone="amber">{t('confirmText')}</Note>}
          <p className="rounded-lg border border-line bg-sunken p-3.5 whitespace-pre-wrap break-words">{defenseText(draft.text)}</p>
          <section>
            <h3 className="font-medium">{t('previewFiles', { count: draft.files.length })}</h3>
            <ol className="mt-2 grid gap-2 text-cell">
              {draft.files.map(({ id, name, size, sha256 }) => (
                <li key={id}>
                  <span className="flex items-center gap-2">
                    <Icon name="document" className="text-muted" />
                    <span className="break-all">{name}</span>
                    <span className="numbers shrink-0 text-muted">{fileSize(size, locale)}</span>
                  </span>
                  <span className="mono block pl-6 text-faint">{sha256}</span>
                </li>
              ))}
            </ol>
          </section>
        </OverlayBody>
        <OverlayFooter>
          <Button onClick={onClose}>{t(sends ? 'cancel' : 'close')}</Button>
          {sends && <Submit pending={send.isPending}>{t('confirm')}</Submit>}
        </OverlayFooter>
      </Form>
    </Dialog>
  );
}
