'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { apiUrl } from '@/lib/contracts/address';
import { reportRequests } from '@/lib/contracts/office/files/report-requests';

type ReportDownloadProps = { id: string; what: string; mayDownload: boolean };

/**
 * Saves a report's file while it comes, however large it is. What stands against it is found out first, because it would end as a
 * broken file otherwise; the service signs a new address for every press.
 */
export function ReportDownload({ id, what, mayDownload }: ReportDownloadProps) {
  const t = useTranslations('reports');
  const check = useEndpointMutation(reportRequests.check);
  const problem = check.error?.problem;
  const notReady = problem?.errorCode === 'SVG422';
  return (
    <>
      <Button
        size="small"
        icon="download"
        blocked={mayDownload ? undefined : t('mayNotDownload')}
        waiting={check.isPending}
        onClick={() => check.mutate({ params: { reportId: id } }, { onSuccess: ({ name }) => save(id, name) })}
      >
        {t('download')}
        <span className="sr-only"> {what}</span>
      </Button>
      {problem && (
        <Dialog open onClose={check.reset} title={t('downloadFailed')}>
          <OverlayBody>{notReady ? <p>{t('notReady')}</p> : <ProblemView problem={problem} />}</OverlayBody>
          <OverlayFooter>
            <Button onClick={check.reset}>{t('close')}</Button>
          </OverlayFooter>
        </Dialog>
      )}
    </>
  );
}

function save(id: string, name: string): void {
  const link = document.createElement('a');
  link.href = apiUrl(reportRequests.file, { params: { reportId: id } });
  link.download = name;
  link.click();
}
