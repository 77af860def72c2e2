'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { noticeSettings } from '@/lib/contracts/office/notices/notice-settings';
import { noticeWays } from '@/lib/contracts/office/notices/notice-ways';
import type { RecordOf } from '@/lib/contracts/shapes';

type KindRowProps = { item: RecordOf<'noticeSettings.read'>['items'][number] };

/** One kind of notice, with the ways in which the person gets it. What cannot be turned off says so. */
export function KindRow({ item }: KindRowProps) {
  const t = useTranslations('noticeSettings');
  const tNotices = useTranslations('notices');
  const change = useEndpointMutation(noticeSettings.change);
  const wished = change.isPending ? change.variables.body : null;
  return (
    <li className="border-b border-line px-4 py-3 last:border-0">
      <fieldset className="grid gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto] sm:items-center">
        <legend className="contents">
          <span className="font-medium">{tNotices(`text.${item.kind}`)}</span>
        </legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:w-115 sm:grid-cols-4">
          {noticeWays.map((way) => {
            const state = item[way];
            if (state === 'never') return <span key={way} />;
            const isFixed = state === 'always';
            const isOn = wished?.way === way ? wished.on : state !== 'off';
            return (
              <Checkbox
                key={way}
                checked={isOn}
                aria-disabled={isFixed || change.isPending || undefined}
                onChange={({ target: { checked } }) =>
                  isFixed || change.isPending || change.mutate({ body: { kind: item.kind, way, on: checked } })
                }
                hint={isFixed && t('fixed')}
                className="text-cell"
              >
                {t(`ways.${way}`)}
              </Checkbox>
            );
          })}
        </div>
      </fieldset>
      {change.error && <ProblemView isWrite problem={change.error.problem} />}
    </li>
  );
}
