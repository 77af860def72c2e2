'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { Sheet } from '@/components/ui/overlay/sheet';
import type { Filter } from './filter';
import { FilterForm } from './lazy-filter-form';

type FilterSheetProps = { filters: readonly Filter[]; active: number; onClear: () => void; onIntent: () => void };

/** Search and filters on a phone: one button, one sheet. */
export function FilterSheet({ filters, active, onClear, onIntent }: FilterSheetProps) {
  const t = useTranslations('table.filters');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => setOpen(true)}
        className={`${buttonLook({ size: 'small' })} max-sm:h-8 sm:hidden`}
      >
        <Icon name="search" />
        {t('open')}
        {active > 0 && <span className="numbers text-accent">{active}</span>}
      </button>
      <Sheet open={open} onClose={close} title={t('open')}>
        <FilterForm filters={filters} onDone={close} className="flex min-h-0 flex-1 flex-col">
          {(fields) => (
            <>
              <OverlayBody>
                <div className="grid gap-6">{fields}</div>
              </OverlayBody>
              <OverlayFooter>
                <Button
                  variant="ghost"
                  onClick={() => {
                    onClear();
                    close();
                  }}
                >
                  {t('clear')}
                </Button>
                <Button type="submit" variant="primary">
                  {t('apply')}
                </Button>
              </OverlayFooter>
            </>
          )}
        </FilterForm>
      </Sheet>
    </>
  );
}
