'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/action/button';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Spinner } from '@/components/ui/loading/spinner';
import { Menu } from '@/components/ui/overlay/menu';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, parseProblem } from '@/lib/contracts/problem/problem';
import type { FetchedReceipt } from './fetch-receipt';

const ReceiptProblem = lazyPart(() => import('./receipt-problem').then((module) => module.ReceiptProblem), LoadErrorDialog);

/** Final statuses without a payment, which have no receipt. */
const unpaid = new Set(['CANCELED', 'EXPIRED', 'ERROR']);

type ReceiptProps = { of: 'charges' | 'withdrawals'; id: string; status: string; mayDownload: boolean };

/** The official receipt, in a tab or as a file. It is fetched first, so that a refusal is shown here and not in an empty tab. */
export function Receipt({ of, id, status, mayDownload }: ReceiptProps) {
  const t = useTranslations('charge.receipt');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [pending, setPending] = useState(false);
  const blocked = mayDownload ? (status === 'PENDING' ? t('notYet') : unpaid.has(status) ? t('unpaid') : undefined) : t('mayNot');
  const name = `${t('fileName')}-${id}.pdf`;

  const fetchIt = async (take: (receipt: FetchedReceipt) => void, giveUp?: () => void) => {
    if (pending) return;
    setPending(true);
    const found = await fetchReceipt(of, id);
    setPending(false);
    if ('file' in found) return take(found);
    giveUp?.();
    setProblem(found.problem);
  };
  const show = () => {
    if (pending) return;
    // In the press itself: once the answer is there, which may take long, the browser lets no tab open any more.
    const tab = window.open('about:blank');
    fetchIt(
      ({ file, url }) => (tab ? tab.location.replace(url) : save(file, name)),
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
          { label: t('save'), icon: 'download', onSelect: () => fetchIt(({ file }) => save(file, name)) },
        ]}
      />
      {problem && <ReceiptProblem problem={problem} onClose={() => setProblem(null)} />}
    </>
  );
}

/** The receipt, or why there is none; what fetches it comes with the first press. */
async function fetchReceipt(of: ReceiptProps['of'], id: string): Promise<FetchedReceipt | { problem: Problem }> {
  try {
    return await (await import('./fetch-receipt')).fetchReceipt(of, id);
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
