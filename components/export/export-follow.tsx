'use client';

import { useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Button } from '@/components/ui/action/button';
import { TextLink } from '@/components/ui/action/text-link';
import { Spinner } from '@/components/ui/loading/spinner';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { takeFocus } from '@/components/ui/overlay/take-focus';
import { ExportCancel } from './export-cancel';
import { ExportDownload } from './export-download';
import { useExportSentence } from './use-export-sentence';
import { isUnderWay, useExports } from './use-exports';

type ExportFollowProps = { id: string; onClose: () => void; onAgain: () => void };

/** The progress of one export, and its file once it is ready. */
export function ExportFollow({ id, onClose, onAgain }: ExportFollowProps) {
  const t = useTranslations('exports');
  const reading = useExports();
  const sentence = useExportSentence();
  const item = reading.data?.items.find((one) => one.id === id);
  const underWay = !item || isUnderWay(item);
  return (
    <>
      <OverlayBody>
        <p role="status" className="numbers flex items-center gap-2.5 font-medium">
          {underWay && <Spinner />}
          {item ? sentence(item) : t('progress', { rows: 0 })}
        </p>
        {underWay && <p className="text-muted">{t('waits')}</p>}
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        <p>
          <TextLink href="/files">{t('seeAll')}</TextLink>
        </p>
      </OverlayBody>
      <OverlayFooter>
        <Button ref={takeFocus} onClick={onClose}>
          {t('close')}
        </Button>
        {item && isUnderWay(item) && <ExportCancel id={id} />}
        {item?.state === 'ready' && <ExportDownload item={item} />}
        {(item?.state === 'failed' || item?.state === 'cancelled') && <Button onClick={onAgain}>{t('again')}</Button>}
      </OverlayFooter>
    </>
  );
}
