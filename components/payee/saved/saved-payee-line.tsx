'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Payee } from '@/lib/contracts/office/payees.shape';
import { savedPayees } from '@/lib/contracts/office/saved-payees/saved-payees';
import type { PixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import { formatDateTime } from '@/lib/format/date-text';
import { isSameName } from './found-payees';
import { PayeeNaming } from './payee-naming';

/** Under a payee that was looked up: what it is saved as, with a warning where the key has another holder now; or how to save it. */
export function SavedPayeeLine({ payee, of }: { payee: Payee; of: PixKey }) {
  const t = useTranslations('savedPayees');
  const settings = useDisplaySettings();
  const reading = useEndpointQuery(savedPayees.list, {}, { staleTime: 30_000 });
  const [given, setGiven] = useState<{ name: string; note: string } | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const create = useEndpointMutation(savedPayees.create);
  const saved = reading.data?.items.find(({ pixKey }) => pixKey === of.pixKey);
  const reason = create.error?.problem.details.find(({ field }) => field === 'pixKey')?.reason;
  if (!reading.data) return null;
  if (saved) {
    const isOther = !payee.changed && !isSameName(saved.holder.name, payee.holder.name);
    return (
      <div className="grid grid-cols-1 gap-2">
        <p role="status" className="text-cell wrap-anywhere text-muted">
          {t('savedAs', { name: saved.name })} {saved.note}
        </p>
        {isOther && (
          <Note tone="amber" live>
            {t('otherHolder', { before: saved.holder.name, at: formatDateTime(saved.seenAt, settings) })}
          </Note>
        )}
      </div>
    );
  }
  const save = () => given && create.mutate({ body: { ...of, ...given, lookup: payee.lookup } });
  if (given === null) {
    return (
      <Button
        size="small"
        icon="star"
        autoFocus={cancelled}
        className="justify-self-start"
        onClick={() => setGiven({ name: payee.holder.name.slice(0, 60), note: '' })}
      >
        {t('saveThis')}
      </Button>
    );
  }
  return (
    <section aria-label={t('saveThis')} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <PayeeNaming given={given} onChange={setGiven} onEnter={save} />
      {reason === 'full' && <p className="text-meta text-red">{t('full')}</p>}
      {create.error && reason !== 'full' && <ProblemView isWrite problem={create.error.problem} />}
      <div className="flex gap-2">
        <Button size="small" waiting={create.isPending || given.name.trim() === ''} onClick={save}>
          {t('save')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            setCancelled(true);
            setGiven(null);
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}
