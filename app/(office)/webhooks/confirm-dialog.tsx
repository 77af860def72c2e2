'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import type { Problem } from '@/lib/contracts/problem/problem';

type ConfirmDialogProps = {
  title: string;
  actionLabel: string;
  pending: boolean;
  /** Done already: only closing is left. */
  done?: boolean;
  problem: Problem | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks once more before something is done to a webhook. */
export function ConfirmDialog({ title, actionLabel, pending, done = false, problem, onConfirm, onClose, children }: ConfirmDialogProps) {
  const t = useTranslations('webhooks');
  return (
    <Dialog open onClose={onClose} title={title}>
      <OverlayBody>
        {children}
        {problem && <ProblemView isWrite problem={problem} />}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t(done ? 'close' : 'cancel')}</Button>
        {!done && (
          <Button variant="primary" waiting={pending} onClick={onConfirm}>
            {actionLabel}
          </Button>
        )}
      </OverlayFooter>
    </Dialog>
  );
}
