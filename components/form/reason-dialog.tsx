'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import { Field } from './field';
import { Form } from './form';
import { Submit } from './submit';

type ReasonDialogProps = {
  words: { title: string; text: ReactNode; reason: string; help: string; cancel: string; submit: string };
  /** Letters that the server takes, at least and at most. */
  length: { min: number; max: number };
  /** The call that the reason is sent with. */
  write: { isPending: boolean; error: ProblemError | null };
  /** Whether the call changes anything: its problem then says whether it took effect. */
  isWrite?: boolean;
  onReason: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason of an action, which goes on record with it. A reason that is too short is not sent. */
export function ReasonDialog({ words, length: { min, max }, write, isWrite, onReason, onClose }: ReasonDialogProps) {
  const t = useTranslations('form');
  const [short, setShort] = useState(0);
  const submit = (data: FormData) => {
    const reason = String(data.get('reason') ?? '').trim();
    const isShort = reason.length < min;
    setShort(isShort ? short + 1 : 0);
    if (!isShort) onReason(reason);
  };
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.text}>
      <Form layout="overlay" onSubmit={submit} failure={short || write.error}>
        <OverlayBody>
          <Field label={words.reason} help={words.help} error={short > 0 ? t('reasonShort', { min }) : undefined}>
            {(control) => <Input {...control} name="reason" required minLength={min} maxLength={max} autoComplete="off" />}
          </Field>
          {write.error && <ProblemView isWrite={isWrite} problem={write.error.problem} />}
        </OverlayBody>
        <OverlayFooter>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Submit pending={write.isPending}>{words.submit}</Submit>
        </OverlayFooter>
      </Form>
    </Dialog>
  );
}
