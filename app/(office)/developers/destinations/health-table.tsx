'use client';

import { useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { attemptEnds, type HealthSpan } from '@/lib/contracts/office/developers/delivery-health';
import { bucketName } from './bucket-name';
import type { Destination } from './destination';

/** The numbers of the bars, newest first, without hours or days in which nothing was tried. */
export function HealthTable({ buckets, span, caption }: { buckets: Destination['buckets']; span: HealthSpan; caption: string }) {
  const t = useTranslations('destinations');
  const settings = useDisplaySettings();
  const some = buckets.filter((bucket) => attemptEnds.some((end) => bucket[end] > 0)).toReversed();
  return (
    <div className="overflow-x-auto pt-2">
      <table className="numbers w-full text-cell whitespace-nowrap">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="border-b border-line py-1.5 pr-3 text-left text-meta font-medium text-muted">
              {t(`columns.${span}`)}
            </th>
            {attemptEnds.map((end) => (
              <th key={end} scope="col" className="border-b border-line px-2 py-1.5 text-right text-meta font-medium text-muted">
                {t(`columns.${end}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {some.map((bucket) => (
            <tr key={bucket.at}>
              <th scope="row" className="border-b border-line py-1.5 pr-3 text-left font-normal">
                {bucketName(bucket.at, span, settings)}
              </th>
              {attemptEnds.map((end) => (
                <td key={end} className="border-b border-line px-2 py-1.5 text-right">
                  {bucket[end]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
