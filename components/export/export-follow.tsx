'use client';

import { useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Button } from '@/components/ui/button';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { Spinner } from '@/components/ui/spinner';
import { takeFocus } from '@/components/ui/take-focus';
import { TextLink } from '@/components/ui/text-link';
import { ExportCancel } from './export-cancel';
import { ExportDownload } from './export-download';
import { useExportSentence } from './use-export-sentence';
import { isUnderWay, useExports } from './use-exports';

type ExportFollowProps = { id: string; onClose: () => void; onAgain: () => void };

/** How far one export is, and its file when there is one. */
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
          <TextLink href="/exports">{t('seeAll')}</TextLink>
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
