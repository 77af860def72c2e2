'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/icon/icon';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import type { BodyOf } from '@/lib/contracts/shapes';
import { defenseText } from '@/lib/domain/infraction/defense-length';
import { fileSize } from './file-size';

/** What is sent: the draft in the version that was looked at, under a key that never sends twice. */
export type SendOrder = BodyOf<'defenses.send'>;

type SendDialogProps = {
  draft: Draft;
  /** Whether it asks to send, or only shows. */
  sends: boolean;
  sending: boolean;
  onSend: (order: SendOrder) => void;
  onClose: () => void;
};

/** Exactly what goes, as our server has it; and, asked to send, that it is final. Esc goes back to the text. */
export function SendDialog({ draft, sends, sending, onSend, onClose }: SendDialogProps) {
  const t = useTranslations('defense');
  const locale = useLocale();
  const [key] = useState(() => crypto.randomUUID());
  return (
    <Dialog open onClose={onClose} title={t(sends ? 'confirmTitle' : 'previewTitle')} description={t('previewText')}>
      <Form layout="overlay" onSubmit={() => sending || onSend({ key, version: draft.version })}>
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
                    <span className="min-w-0 wrap-anywhere">{name}</span>
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
          {sends && <Submit pending={sending}>{t('confirm')}</Submit>}
        </OverlayFooter>
      </Form>
    </Dialog>
  );
}
