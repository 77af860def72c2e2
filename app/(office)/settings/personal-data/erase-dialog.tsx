'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Select } from '@/components/ui/fields/select';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { dataSubjects, erasureReasons } from '@/lib/contracts/office/privacy/data-subjects';
import type { DataSubjectRecord } from '@/lib/contracts/office/privacy/data-subjects.shape';

/** Says what goes, what stays and why, and asks for the reason, which goes on record. */
export function EraseDialog({ record, onClose }: { record: DataSubjectRecord; onClose: () => void }) {
  const t = useTranslations('dataSubjects');
  const erase = useEndpointMutation(dataSubjects.erase);
  const items = record.found
    .filter(({ records }) => records > 0)
    .map(({ source, records }) => t('item', { source: t(`source.${source}`), count: records }));

  const submit = (data: FormData) => {
    const reason = erasureReasons.find((known) => known === data.get('reason'));
    if (reason) erase.mutate({ params: { id: record.id }, body: { reason } }, { onSuccess: onClose });
  };

  return (
    <Dialog open onClose={onClose} title={t('eraseTitle')} description={t('goes', { list: items.join(', ') || t('nothing') })}>
      <Form layout="overlay" onSubmit={submit} failure={erase.error}>
        <OverlayBody>
          <p className="text-cell">{record.subject.map(({ masked }) => masked).join(' · ')}</p>
          <p className="text-cell text-muted">{t('stays')}</p>
          <p className="text-cell text-muted">{t('later')}</p>
          <Field label={t('reason')}>
            {(control) => (
              <Select {...control} name="reason">
                {erasureReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`reasons.${reason}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {erase.error && <ProblemView isWrite problem={erase.error.problem} />}
        </OverlayBody>
        <OverlayFooter>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Submit pending={erase.isPending}>{t('eraseSubmit')}</Submit>
        </OverlayFooter>
      </Form>
    </Dialog>
  );
}
