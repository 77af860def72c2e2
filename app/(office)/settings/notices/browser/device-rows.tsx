'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Tag } from '@/components/ui/data/tag';
import { Icon } from '@/components/ui/icon/icon';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { noticeDevices } from '@/lib/contracts/office/notices/notice-devices';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { browserName } from '@/lib/format/text/browser-name';

type Device = RecordOf<'noticeDevices.list'>['items'][number];

type DeviceRowsProps = { devices: readonly Device[]; onRemoved: () => void };

/** The browsers in which a person gets notices, each with when it last got one, a test, and a way to take it away. */
export function DeviceRows({ devices, onRemoved }: DeviceRowsProps) {
  const t = useTranslations('noticeSettings.browser');
  const settings = useDisplaySettings();
  const test = useEndpointMutation(noticeDevices.test);
  const remove = useEndpointMutation(noticeDevices.remove);
  const failed = test.error ?? remove.error;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('devices')}</h3>
      <ul className="rounded-lg border border-line">
        {devices.map(({ id, browser, current, createdAt, notifiedAt, problem }) => {
          const name = browserName(browser) ?? t('unknown');
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2.5 last:border-0">
              <Icon name="monitor" className="text-muted" />
              <div className="min-w-0 grow basis-56">
                <p className="flex flex-wrap items-center gap-x-2 font-medium">
                  {name}
                  {current && (
                    <Tag tone="green" icon="check">
                      {t('this')}
                    </Tag>
                  )}
                </p>
                <p className="numbers text-meta text-muted">
                  {t('since', { at: formatDateTime(createdAt, settings) })} ·{' '}
                  {notifiedAt === null ? t('never') : t('told', { at: formatDateTime(notifiedAt, settings) })}
                </p>
                {problem !== null && <p className="text-meta text-amber">{t('problem', { code: problem })}</p>}
              </div>
              <div className="flex gap-2">
                <Button
                  size="small"
                  aria-label={t('testIn', { browser: name })}
                  waiting={test.isPending}
                  onClick={() => test.mutate({ params: { id } })}
                >
                  {t('test')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('removeIn', { browser: name })}
                  waiting={remove.isPending}
                  onClick={() => remove.mutate({ params: { id } }, { onSuccess: () => current && onRemoved() })}
                >
                  {t('remove')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {failed && <ProblemView isWrite problem={failed.problem} />}
      <p role="status" className="text-cell text-muted">
        {test.isSuccess ? t('tested') : ''}
      </p>
    </section>
  );
}
