'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { PartialNote } from '@/components/feedback/partial-note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Summary } from '@/components/ui/data/summary';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { resends } from '@/lib/contracts/office/callbacks/resends';
import type { Resend } from '@/lib/contracts/office/callbacks/resends.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { ResendReasons } from './reasons';

/** The number of deliveries, the progress, and the actions: start, or stop sending further requests. */
export function ResendHead({ resend, mayResend }: { resend: Resend; mayResend: boolean }) {
  const t = useTranslations('resend');
  const settings = useDisplaySettings();
  const start = useEndpointMutation(resends.start);
  const cancel = useEndpointMutation(resends.cancel);
  const { id, state, rows, truncated, leftOut, staff, createdAt } = resend;
  const over = rows.filter((row) => row.state !== 'waiting' && row.state !== 'asked').length;
  const accepted = rows.filter((row) => row.state === 'accepted').length;
  const known = rows.filter((row) => row.known).length;
  const problem = (start.error ?? cancel.error)?.problem;
  return (
    <div className="grid gap-4 px-4 pb-5 sm:px-6">
      <Summary
        kind={state === 'done' && rows.length > 0 ? t('result', { accepted, total: rows.length }) : t(`state.${state}`)}
        icon="send"
        amount={<span className="text-title">{t('total', { count: rows.length })}</span>}
        sentence={t('counted', { staff, at: formatDateTimeSeconds(createdAt, settings) })}
        actions={
          mayResend && (
            <>
              {state === 'counted' && rows.length > 0 && (
                <form action={() => start.mutate({ params: { id } })}>
                  <Submit pending={start.isPending}>{t('start', { count: rows.length })}</Submit>
                </form>
              )}
              {state === 'running' && <Cancel pending={cancel.isPending} onCancel={() => cancel.mutate({ params: { id } })} />}
            </>
          )
        }
      />
      {state !== 'counted' && (
        <div>
          <progress
            aria-label={t('progress')}
            max={Math.max(rows.length, 1)}
            value={over}
            className="block h-2 w-full max-w-[560px] appearance-none overflow-hidden rounded-md bg-hover [&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-accent-fill"
          />
          <p role="status" className="numbers text-cell text-muted">
            {t('done', { over, total: rows.length, accepted })}
          </p>
        </div>
      )}
      {state !== 'counted' && <ResendReasons rows={rows} />}
      {state === 'counted' && rows.length > 0 && <Note>{t('beforeStart')}</Note>}
      {known > 0 && <Note tone="amber">{t('knownNote', { count: known })}</Note>}
      {leftOut > 0 && <Note>{t('leftOut', { count: leftOut })}</Note>}
      {truncated && <PartialNote>{t('truncated')}</PartialNote>}
      {problem?.errorCode === ownCodes.conflict ? (
        <Note tone="amber" live>
          {t('taken')}
        </Note>
      ) : (
        problem && <ProblemView isWrite problem={problem} />
      )}
    </div>
  );
}

/** One more press, so that a slip does not leave half of them out. */
function Cancel({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  const t = useTranslations('resend');
  const [sure, setSure] = useState(false);
  return (
    <Button onClick={() => (sure ? onCancel() : setSure(true))} waiting={pending}>
      {t(sure ? 'cancelSure' : 'cancel')}
    </Button>
  );
}
