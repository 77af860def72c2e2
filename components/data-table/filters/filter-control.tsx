'use client';

import { useId } from 'react';
import { useCardNumber } from '@/components/feedback/use-card-number';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Input } from '@/components/ui/fields/input';
import type { Filter } from './filter';
import { PeriodControl } from './period-control';

type FilterControlProps = {
  filter: Filter;
  error?: string | null;
  /** A chosen period sends its form, which does nothing but filter. */
  periodSubmits?: boolean;
};

/** The fields of one filter, native and uncontrolled: its form reads them when it is sent. */
export function FilterControl({ filter, error: refused, periodSubmits = false }: FilterControlProps) {
  const errorId = useId();
  const cardNumber = useCardNumber();
  const error = cardNumber.error ?? refused;
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <fieldset className="grid min-w-0 gap-2" {...cardNumber.watch}>
      <legend className="mb-1.5 font-medium">{filter.label}</legend>
      {filter.kind === 'text' && (
        <Input
          type="search"
          name={filter.name}
          aria-label={filter.label}
          placeholder={filter.placeholder}
          defaultValue={filter.value ?? ''}
          autoComplete="off"
          {...wrong}
        />
      )}
      {filter.kind === 'parsed' && (
        <Input
          name={filter.name}
          aria-label={filter.label}
          inputMode={filter.numeric ? 'decimal' : undefined}
          autoComplete="off"
          defaultValue={filter.value === null ? '' : filter.show(filter.value)}
          {...wrong}
        />
      )}
      {filter.kind === 'several' && (
        <div className="grid max-h-[50dvh] gap-2 overflow-y-auto overscroll-contain">
          {filter.options.map((option) => (
            <Checkbox key={option.value} name={filter.name} value={option.value} defaultChecked={filter.value.includes(option.value)}>
              {option.label}
            </Checkbox>
          ))}
        </div>
      )}
      {filter.kind === 'period' && <PeriodControl filter={filter} wrong={wrong} submits={periodSubmits} />}
      {error && (
        <p id={errorId} role="alert" className="text-meta text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}
