'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { CopyButton } from '@/components/ui/action/copy-button';
import type { Diagnosis } from './diagnose';

const tones: Partial<Record<Diagnosis['verdict'], 'green' | 'amber'>> = { genuine: 'green', stale: 'amber', unknown: 'amber' };

/** What was found, in one sentence, with the digest that would be right. */
export function Verdict({ diagnosis }: { diagnosis: Diagnosis }) {
  const t = useTranslations('signature');
  const { verdict, expected } = diagnosis;
  const inWords = useSkew();
  return (
    <>
      <Note tone={tones[verdict] ?? 'red'}>
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
      {'skewMs' in diagnosis && diagnosis.skewMs !== null && <p className="text-cell text-muted">{inWords(diagnosis.skewMs)}</p>}
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

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1_000],
] as const;

/** How old a delivery is by this clock, or how far ahead of it, in the largest unit that fits. */
function useSkew(): (skewMs: number) => string {
  const t = useTranslations('signature.skew');
  return (skewMs) => {
    const size = Math.abs(skewMs);
    const [unit, ms] = units.find(([, one]) => size >= one) ?? units[3];
    return t(skewMs < 0 ? 'ahead' : 'old', { time: t(unit, { count: Math.round(size / ms) }) });
  };
}
