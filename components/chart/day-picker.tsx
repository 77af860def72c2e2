'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Day } from './day';

/**
 * The selection of a day, below the bars, which let the pointer through: one radio per day, so that pointer, touch and arrow keys all work.
 */
export function DayPicker({ days, chosen, onChoose }: { days: Day[]; chosen: number; onChoose: (index: number) => void }) {
  const t = useTranslations('chart');
  const name = useId();
  return (
    <fieldset className="absolute inset-y-0 right-0 left-[46px] flex">
      <legend className="sr-only">{t('chooseDay')}</legend>
      {days.map((day, index) => (
        <label
          key={day.longLabel}
          onPointerEnter={() => onChoose(index)}
          className="relative flex-1 rounded-lg has-checked:bg-grey-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} className="sr-only" />
          <span className="sr-only">{day.longLabel}</span>
        </label>
      ))}
    </fieldset>
  );
}
