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
import { newId } from '@/lib/client/browser/new-id';
import { serviceNow } from '@/lib/client/clock/server-clock';
import { useServiceNow } from '@/lib/client/use-now';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import type { BodyOf } from '@/lib/contracts/shapes';
import { annexName } from '@/lib/domain/infraction/annex-name';
import { deadlineBand } from '@/lib/domain/infraction/deadline';
import { defenseText } from '@/lib/domain/infraction/defense-length';
import { fileSize } from '@/lib/format/text/file-size';
import { fileHref } from './files/file-href';

/** What is sent: the draft in the version that was looked at, under a key that never sends twice. */
export type SendOrder = BodyOf<'defenses.send'>;

type SendDialogProps = {
  infraction: { readonly id: string; readonly expiresAt: string | null };
  draft: Draft;
  /** Whether it asks to send, or shows first. */
  asks: boolean;
  sending: boolean;
  /** Whether another case waits after this one. */
  hasNext: boolean;
  onSend: (order: SendOrder, goesOn: boolean) => void;
  onClose: () => void;
};

/** Shows what will be sent, as stored on our server, and warns that it is final. Escape returns to the text. */
export function SendDialog({ infraction, draft, asks, sending, hasNext, onSend, onClose }: SendDialogProps) {
  const t = useTranslations('defense');
  const locale = useLocale();
  const [key] = useState(() => newId());
  const [asking, setAsking] = useState(asks);
  const [openedAt] = useState(serviceNow);
  const isLateAt = (at: number | null) => at !== null && deadlineBand(infraction.expiresAt, at) === 'late';
  const late = isLateAt(useServiceNow());
  // The deadline passed while the dialog was open, so the warning about it was never shown: it must be opened again.
  const passed = late && !isLateAt(openedAt);
  const submit = (data: FormData) => {
    if (asking && !passed && !sending) onSend({ key, version: draft.version }, data.has('next'));
  };
  return (
    <Dialog open onClose={onClose} title={t(asking ? 'confirmTitle' : 'previewTitle')} description={t('previewText')}>
      <Form layout="overlay" onSubmit={submit}>
        <OverlayBody>
          {asking && !passed && <Note tone="amber">{t('confirmText')}</Note>}
          {late && (
            <Note tone="red" live>
              {t(passed ? 'latePassed' : 'lateWarning')}
            </Note>
          )}
          <p className="rounded-lg border border-line bg-sunken p-3.5 whitespace-pre-wrap break-words">{defenseText(draft.text)}</p>
          <section>
            <h3 className="font-medium">{t('previewFiles', { count: draft.files.length })}</h3>
            <ol className="mt-2 grid gap-2 text-cell">
              {draft.files.map(({ id, name, size, sha256 }, at) => (
                <li key={id}>
                  <span className="flex items-center gap-2">
                    <Icon name="document" className="text-muted" />
                    <a
                      href={fileHref(infraction.id, id)}
                      target="_blank"
                      rel="noreferrer"
                      className="min-w-0 rounded-sm wrap-anywhere font-medium text-accent hover:underline"
                    >
                      {annexName(name, at)}
                    </a>
                    <span className="numbers shrink-0 text-muted">{fileSize(size, locale)}</span>
                  </span>
                  <span className="mono block pl-6 wrap-anywhere text-faint">{t('fingerprint', { hash: sha256 })}</span>
                </li>
              ))}
            </ol>
          </section>
        </OverlayBody>
        <OverlayFooter>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {!asking && !passed && (
            <Button variant="primary" onClick={() => setAsking(true)}>
              {t('submit', { count: draft.files.length })}
            </Button>
          )}
          {asking && !passed && hasNext && (
            <Submit name="next" variant="secondary" pending={sending}>
              {t('confirmAndNext')}
            </Submit>
          )}
          {asking && !passed && <Submit pending={sending}>{t('confirm')}</Submit>}
        </OverlayFooter>
      </Form>
    </Dialog>
  );
}
