'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTablePreferences } from '@/components/data-table/table/table-preferences';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Fact, Facts } from '@/components/ui/data/facts';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import { type ExportFormat, exportFormats, fileExports, formatOfList } from '@/lib/contracts/office/files/exports';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ExportFollow } from './export-follow';
import { type ExportSource, exportOrder, fileColumnsOf, filterWords } from './export-source';

type ExportDialogProps = { source: ExportSource; open: boolean; onClose: () => void };

/** Asks for the file format, then follows the export until it can be downloaded. The export continues when the dialog is closed. */
export function ExportDialog({ source, open, onClose }: ExportDialogProps) {
  const t = useTranslations('exports');
  const settings = useDisplaySettings();
  const zoneName = useZoneName();
  const { preferences, change } = useTablePreferences(source.name);
  const { inFile } = preferences;
  const columns = fileColumnsOf(source, inFile);
  const [form, setForm] = useState<ExportFormat>('sheet');
  const create = useEndpointMutation(fileExports.create);
  const close = () => {
    onClose();
    create.reset();
  };
  const ask = (as: ExportFormat) => {
    if (!create.isPending) create.mutate({ body: exportOrder(source, inFile, as, settings) });
  };
  // The chain is whole or proves nothing.
  const filters = form === 'chain' ? [] : filterWords(source.filters);
  const problem = create.error?.problem;
  return (
    <Dialog open={open} onClose={close} title={t('dialogTitle')} description={t('dialogText')}>
      {create.data ? (
        <ExportFollow id={create.data.id} onClose={close} onAgain={create.reset} />
      ) : (
        <Form
          layout="overlay"
          onSubmit={() => {
            ask(form);
          }}
        >
          <OverlayBody>
            <fieldset className="grid gap-2.5">
              <legend className="pb-1.5 font-medium">{t('form')}</legend>
              {exportFormats
                .filter((name) => (formatOfList[name] ?? source.name) === source.name)
                .map((name) => (
                  <label key={name} className="flex items-start gap-2.5">
                    <input
                      type="radio"
                      name="form"
                      value={name}
                      checked={name === form}
                      onChange={() => setForm(name)}
                      className="mt-0.5 size-4 accent-accent-fill"
                    />
                    <span>
                      {t(`forms.${name}`)}
                      <span className="block text-meta text-muted">{t(`formHelp.${name}`)}</span>
                    </span>
                  </label>
                ))}
            </fieldset>
            {!formatOfList[form] && (
              <details>
                <summary className="w-fit rounded-sm font-medium text-accent">
                  {t('columns', { chosen: columns.filter(({ chosen }) => chosen).length, all: columns.length })}
                </summary>
                <fieldset className="mt-2.5 grid gap-2 text-cell sm:grid-cols-2">
                  <legend className="sr-only">{t('columnsOfFile')}</legend>
                  {columns.map(({ id, header, chosen }) => (
                    <Checkbox
                      key={id}
                      checked={chosen}
                      disabled={chosen && columns.filter((column) => column.chosen).length === 1}
                      onChange={(event) => change({ inFile: { ...inFile, [id]: event.target.checked } })}
                    >
                      {header}
                    </Checkbox>
                  ))}
                </fieldset>
              </details>
            )}
            <Facts>
              <Fact term={t('head.zone')}>{zoneName}</Fact>
              {filters.length === 0 && <Fact term={t('filters')}>{t('noFilters')}</Fact>}
              {filters.map(({ label, text }) => (
                <Fact key={label} term={label}>
                  {text}
                </Fact>
              ))}
            </Facts>
            <p className="text-meta text-muted">{t('masked')}</p>
            {problem?.errorCode === ownCodes.conflict ? (
              <Note tone="amber" live>
                {t('tooMany')}
              </Note>
            ) : problem?.errorCode === ownCodes.sheetFull ? (
              <Note tone="amber" live>
                <p>{t('sheetFull')}</p>
                <Button
                  size="small"
                  className="mt-2"
                  onClick={() => {
                    setForm('sheet');
                    ask('sheet');
                  }}
                >
                  {t('asSheet')}
                </Button>
              </Note>
            ) : (
              problem && <ProblemView isWrite problem={problem} />
            )}
          </OverlayBody>
          <OverlayFooter>
            <Button onClick={close}>{t('close')}</Button>
            <Submit pending={create.isPending}>{t('submit')}</Submit>
          </OverlayFooter>
        </Form>
      )}
    </Dialog>
  );
}
