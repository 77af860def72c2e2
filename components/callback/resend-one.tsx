'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Submit } from '@/components/form/submit';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { callbacks } from '@/lib/contracts/pix/callbacks/callbacks';

/** Asks the service to resend the callback of a transaction with its current state. The new attempt appears in the list. */
export function ResendOne({ transactionId }: { transactionId: string }) {
  const t = useTranslations('callback');
  const resend = useEndpointMutation(callbacks.resend);
  const noAddress = resend.error?.problem.errorCode === 'SVG404';
  return (
    <div className="grid max-w-[420px] justify-items-end gap-2">
      <form
        action={() => {
          if (!resend.isPending) resend.mutate({ params: { transactionId } });
        }}
      >
        <Submit pending={resend.isPending}>{t('resend')}</Submit>
      </form>
      {/* One line either way: what was asked for moves nothing. */}
      <p role="status" className={clsx('text-meta', resend.isSuccess ? 'text-green' : 'text-faint')}>
        {t(resend.isSuccess ? 'resent' : 'mayArriveTwice')}
      </p>
      {noAddress ? (
        <Note tone="red" live>
          {t('noAddress')}
        </Note>
      ) : (
        resend.error && <ProblemView isWrite problem={resend.error.problem} />
      )}
    </div>
  );
}
