'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTablePreferences } from '@/components/data-table/table/table-preferences';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { type SavedViewList, savedViews } from '@/lib/contracts/office/views/saved-views';
import type { QueryFields } from '@/lib/contracts/query/query-field';
import { savedQuery } from '@/lib/lists/definition/saved-view';
import { SaveViewForm } from './save-view-form';
import { SavedViewRow } from './saved-view-row';

type SavedViewsDialogProps = {
  list: SavedViewList;
  /** The declaration of the list, and what of it is seen now. */
  shown: { readonly list: { readonly fields: QueryFields }; readonly view: Readonly<Record<string, unknown>> };
  onClose: () => void;
};

/** Saves the present view of a list under a name, and renames, replaces and deletes those that were saved. */
export function SavedViewsDialog({
  list,
  shown: {
    list: { fields },
    view,
  },
  onClose,
}: SavedViewsDialogProps) {
  const t = useTranslations('table.views');
  const reading = useEndpointQuery(savedViews.list, { query: { list } });
  const { density, shown } = useTablePreferences(list).preferences;
  const [notice, setNotice] = useState('');
  const now = { query: savedQuery(fields, view), density, shown };
  const items = reading.data?.items.filter(({ mayChange }) => mayChange) ?? [];
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OverlayBody>
        <SaveViewForm list={list} fields={fields} view={view} now={now} roles={reading.data?.roles ?? []} onNotice={setNotice} />
        <p role="status" className="text-cell text-muted empty:hidden">
          {notice}
        </p>
        {reading.error && <ProblemView problem={reading.error.problem} />}
        <section className="grid gap-2">
          <h3 className="text-meta font-medium text-muted">{t('saved')}</h3>
          {reading.data && items.length === 0 && <p className="text-cell text-faint">{t('none')}</p>}
          <ul className="grid gap-3 empty:hidden">
            {items.map((item) => (
              <SavedViewRow key={item.id} saved={item} now={now} onNotice={setNotice} />
            ))}
          </ul>
        </section>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </OverlayFooter>
    </Dialog>
  );
}
