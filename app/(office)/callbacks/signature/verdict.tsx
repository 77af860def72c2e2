'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { CopyButton } from '@/components/ui/action/copy-button';
import type { Diagnosis } from './diagnose';

/** What was found, in one sentence, with the digest that would be right. */
export function Verdict({ diagnosis }: { diagnosis: Diagnosis }) {
  const t = useTranslations('signature');
  const { verdict, expected } = diagnosis;
  return (
    <>
      <Note tone={verdict === 'genuine' ? 'green' : verdict === 'stale' ? 'amber' : 'red'}>
        <Sentence diagnosis={diagnosis} />
      </Note>
      {expected && (
        <div>
          <h3 className="text-cell text-muted">{t('expected')}</h3>
          <p className="flex items-start gap-2">
            <code className="mono min-w-0 break-all">{expected}</code>
            <CopyButton value={expected} what={t('expected')} />
          </p>
        </div>
      )}
      {'skewMs' in diagnosis && diagnosis.skewMs !== null && (
        <p className="text-cell text-muted">{t('skew', { seconds: Math.round(diagnosis.skewMs / 1000) })}</p>
      )}
    </>
  );
}

function Sentence({ diagnosis }: { diagnosis: Diagnosis }) {
  const t = useTranslations('signature');
  switch (diagnosis.verdict) {
    case 'missing-header':
      return t('missingHeader', { header: diagnosis.header });
    case 'form':
      return t(`form.${diagnosis.form}`);
    case 'mistake':
      return t(`mistake.${diagnosis.mistake}`, { headers: diagnosis.headers });
    default:
      return t(`verdict.${diagnosis.verdict}`);
  }
}
