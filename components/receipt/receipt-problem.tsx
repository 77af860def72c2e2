'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import type { Problem } from '@/lib/contracts/problem/problem';

/** Says why there is no receipt. */
export function ReceiptProblem({ problem, onClose }: { problem: Problem; onClose: () => void }) {
  const t = useTranslations('charge.receipt');
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OverlayBody>
        <ProblemView problem={problem} />
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </OverlayFooter>
    </Dialog>
  );
}
