'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useRoleName } from '@/lib/client/role/use-roles';
import { savedViews } from '@/lib/contracts/office/views/saved-views';
import type { SavedView } from '@/lib/contracts/office/views/saved-views.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { RenameView } from './rename-view';
import type { ShownNow } from './save-view-form';

type SavedViewRowProps = { saved: SavedView; now: ShownNow; onNotice: (text: string) => void };

/** One saved view with what can be done with it. A deletion is asked for twice, at the same place. */
export function SavedViewRow({ saved: { id, name, role, roleName }, now, onNotice }: SavedViewRowProps) {
  const t = useTranslations('table.views');
  const called = useRoleName();
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const change = useEndpointMutation(savedViews.change);
  const remove = useEndpointMutation(savedViews.remove);
  const problem = (change.error ?? remove.error)?.problem;
  const params = { id };
  const replace = () => change.mutate({ params, body: { content: now } }, { onSuccess: () => onNotice(t('replaced', { name })) });
  const confirmed = () => remove.mutate({ params }, { onSuccess: () => onNotice(t('removed', { name })) });
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="break-words font-medium">
        <bdi>{role === null ? name : t('ofRole', { name, role: called(role, roleName) })}</bdi>
      </p>
      {doing === 'rename' ? (
        <RenameView view={{ id, name }} onNotice={onNotice} onClose={() => setDoing(null)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-label={t('renameOf', { name })} onClick={() => setDoing('rename')}>
            {t('rename')}
          </Button>
          <Button size="small" aria-label={t('replaceOf', { name })} onClick={replace}>
            {t('replace')}
          </Button>
          <Button
            size="small"
            aria-label={t(doing === 'remove' ? 'removeSureOf' : 'removeOf', { name })}
            onBlur={() => setDoing(null)}
            onClick={() => (doing === 'remove' ? confirmed() : setDoing('remove'))}
          >
            {t(doing === 'remove' ? 'removeSure' : 'remove')}
          </Button>
        </div>
      )}
      {problem &&
        (problem.errorCode === ownCodes.notFound ? (
          <p role="alert" className="text-meta text-red">
            {t('gone')}
          </p>
        ) : (
          <ProblemView isWrite problem={problem} />
        ))}
    </li>
  );
}
