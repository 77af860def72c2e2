'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { Spinner } from '@/components/ui/loading/spinner';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Menu } from '@/components/ui/overlay/menu';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { ownHeaders } from '@/lib/client/call/own-headers';
import { apiUrl } from '@/lib/contracts/address';
import { charges } from '@/lib/contracts/pix/charges';
import { withdrawals } from '@/lib/contracts/pix/payouts/withdrawals';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, parseProblem } from '@/lib/contracts/problem/problem';

const receipts = { charges: charges.receipt, withdrawals: withdrawals.receipt } as const;

/** Ends without a payment, of which there is nothing to prove. */
const unpaid = new Set(['CANCELED', 'EXPIRED', 'ERROR']);

type ReceiptProps = { of: 'charges' | 'withdrawals'; id: string; status: string; mayDownload: boolean };

/** The official receipt, in a tab or as a file. It is fetched first, so that a refusal is told here and not in an empty tab. */
export function Receipt({ of, id, status, mayDownload }: ReceiptProps) {
  const t = useTranslations('charge.receipt');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [pending, setPending] = useState(false);
  const blocked = mayDownload ? (status === 'PENDING' ? t('notYet') : unpaid.has(status) ? t('unpaid') : undefined) : t('mayNot');
  const url = apiUrl(receipts[of], { params: { id } });
  const name = `${t('fileName')}-${id}.pdf`;

  const fetchIt = async (take: (file: Blob) => void, giveUp?: () => void) => {
    if (pending) return;
    setPending(true);
    const found = await fetchFile(url);
    setPending(false);
    if ('file' in found) return take(found.file);
    giveUp?.();
    setProblem(found.problem);
  };
  const show = () => {
    if (pending) return;
    // In the press itself: once the answer is there, which may take long, the browser lets no tab open any more.
    const tab = window.open('about:blank');
    fetchIt(
      (file) => (tab ? tab.location.replace(url) : save(file, name)),
      () => tab?.close(),
    );
  };
  if (blocked) {
    return (
      <Button icon="document" blocked={blocked}>
        {t('title')}
      </Button>
    );
  }
  return (
    <>
      <Menu
        label={t('title')}
        align="end"
        face={
          <>
            {pending ? <Spinner /> : <Icon name="document" />}
            {t('title')}
          </>
        }
        buttonClassName={buttonLook({})}
        items={[
          { label: t('open'), icon: 'eye', onSelect: show },
          { label: t('save'), icon: 'download', onSelect: () => fetchIt((file) => save(file, name)) },
        ]}
      />
      {problem && (
        <Dialog open onClose={() => setProblem(null)} title={t('title')}>
          <OverlayBody>
            <ProblemView problem={problem} />
          </OverlayBody>
          <OverlayFooter>
            <Button onClick={() => setProblem(null)}>{t('close')}</Button>
          </OverlayFooter>
        </Dialog>
      )}
    </>
  );
}

async function fetchFile(url: string): Promise<{ file: Blob } | { problem: Problem }> {
  try {
    const answer = await fetch(url, { cache: 'no-store', headers: ownHeaders() });
    return answer.ok ? { file: await answer.blob() } : { problem: parseProblem(answer.status, await answer.json().catch(() => null)) };
  } catch {
    return { problem: parseProblem(0, { errorCode: ownCodes.unreachable }) };
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
