'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Field } from '@/components/form/field';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { savedPayees } from '@/lib/contracts/office/saved-payees/saved-payees';
import type { PixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import { foundPayees } from './found-payees';
import { SavedPayeeRow } from './saved-payee-row';

/** The saved payees, found by name, holder, note or key. It stands within the form that pays, so it is no form of its own. */
export function SavedPayeesDialog({ onClose, onPick }: { onClose: () => void; onPick: (key: PixKey) => void }) {
  const t = useTranslations('savedPayees');
  const reading = useEndpointQuery(savedPayees.list, {});
  const [search, setSearch] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const all = reading.data?.items;
  const found = all && foundPayees(all, search);
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OverlayBody>
        <Field label={t('search')}>
          {(control) => (
            <Input
              {...control}
              ref={searchBox}
              autoFocus
              autoComplete="off"
              maxLength={60}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
        </Field>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton className="h-32 w-full" />}
        <p role="status" className="text-cell text-muted empty:hidden">
          {all?.length === 0 ? t('none') : found?.length === 0 ? t('noneFound') : null}
        </p>
        {found && (
          <ul className="grid gap-2 empty:hidden">
            {found.map((payee) => (
              <SavedPayeeRow key={payee.id} payee={payee} onPick={onPick} onRemoved={() => searchBox.current?.focus()} />
            ))}
          </ul>
        )}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </OverlayFooter>
    </Dialog>
  );
}
