'use client';

import { useTranslations } from 'use-intl';
import { type Columns, isShown } from '@/components/data-table/column';
import { IconButton, iconButtonLook } from '@/components/ui/action/icon-button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Icon } from '@/components/ui/icon/icon';
import { Popover } from '@/components/ui/overlay/popover';
import { useTablePreferences } from './table-preferences';

type TableOptionsProps = { list: string; columns: Columns<never> };

/** Row height and columns of one list. */
export function TableOptions({ list, columns }: TableOptionsProps) {
  const t = useTranslations('table');
  const { preferences, change } = useTablePreferences(list);
  const compact = preferences.density === 'compact';
  const choices = columns.filter(({ optional }) => optional);
  const toggle = (id: string, shown: boolean) => change({ shown: { ...preferences.shown, [id]: shown } });
  return (
    <div className="flex max-table:hidden">
      <IconButton
        icon="rows"
        label={t('compact')}
        aria-pressed={compact}
        onClick={() => change({ density: compact ? 'normal' : 'compact' })}
        className="aria-pressed:bg-selected aria-pressed:text-ink"
      />
      {choices.length > 0 && (
        <Popover
          label={t('columns')}
          face={<Icon name="columns" />}
          buttonClassName={iconButtonLook()}
          panelClassName="w-56 p-3"
          align="end"
        >
          {() => (
            <fieldset className="grid gap-2 text-cell">
              <legend className="mb-2 text-meta font-medium text-muted">{t('columns')}</legend>
              {choices.map((column) => (
                <Checkbox
                  key={column.id}
                  checked={isShown(column, preferences.shown)}
                  onChange={(event) => toggle(column.id, event.target.checked)}
                >
                  {column.header}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </Popover>
      )}
    </div>
  );
}
