'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { ChangeOrRemove } from '@/components/ui/action/change-or-remove';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { savedPayees } from '@/lib/contracts/office/saved-payees/saved-payees';
import type { SavedPayee } from '@/lib/contracts/office/saved-payees/saved-payees.shape';
import type { PixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import { formatDateTime } from '@/lib/format/date-text';
import { formatPixKey } from '@/lib/format/identifier/pix-key-text';
import { PayeeNaming } from './payee-naming';

type SavedPayeeRowProps = {
  payee: SavedPayee;
  onPick: (key: PixKey) => void;
  /** When it was removed, and the focus with it. */
  onRemoved: () => void;
};

/**
 * One saved payee: a press takes it; its name and note are changed in place, and it is removed after being asked once. The focus goes back to
 * the button that was pressed.
 */
export function SavedPayeeRow({ payee, onPick, onRemoved }: SavedPayeeRowProps) {
  const t = useTranslations('savedPayees');
  const settings = useDisplaySettings();
  const [editor, setEditor] = useState<'never' | 'open' | 'closed'>('never');
  const [given, setGiven] = useState({ name: payee.name, note: payee.note });
  const change = useEndpointMutation(savedPayees.change);
  const remove = useEndpointMutation(savedPayees.remove);
  const { id, name, note, pixKey, pixType, holder, paidAt, version } = payee;
  const params = { id };
  const save = () => change.mutate({ params, body: { ...given, version } }, { onSuccess: () => setEditor('closed') });
  // What is said of a failure is shown from the mutation itself.
  const removeNow = () => remove.mutateAsync({ params }).then(onRemoved, () => {});
  return (
    <li className="grid grid-cols-1 gap-2 rounded-lg border border-line px-3.5 py-2.5">
      {editor === 'open' ? (
        <>
          <PayeeNaming given={given} onChange={setGiven} onEnter={save} />
          {change.error && <ProblemView isWrite problem={change.error.problem} />}
          <div className="flex gap-2">
            <Button size="small" waiting={change.isPending || given.name.trim() === ''} onClick={save}>
              {t('save')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => setEditor('closed')}>
              {t('cancel')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <button
            type="button"
            className="grid grid-cols-1 gap-0.5 rounded text-left wrap-anywhere"
            onClick={() => onPick({ pixKey, pixType })}
          >
            <span className="font-medium">{name}</span>
            <span className="text-cell text-muted">{[holder.name, holder.institutionName].filter(Boolean).join(' · ')}</span>
            <span className="mono break-all text-muted">{formatPixKey(pixKey, pixType)}</span>
            {note && <span className="text-cell whitespace-pre-wrap">{note}</span>}
            <span className="numbers text-meta text-muted">
              {paidAt ? t('paid', { at: formatDateTime(paidAt, settings) }) : t('neverPaid')}
            </span>
          </button>
          {remove.error && <ProblemView isWrite problem={remove.error.problem} />}
          <div className="flex flex-wrap items-center">
            <ChangeOrRemove
              word={(word) => t(word, { name })}
              onChange={() => setEditor('open')}
              onRemove={removeNow}
              removing={remove.isPending}
              closedChange={editor === 'closed'}
            />
          </div>
        </>
      )}
    </li>
  );
}
