'use client';

import { Field } from '@/components/form/field';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import * as textRules from '@/lib/contracts/shape/text-rules';

type ReferenceFieldProps = {
  label: string;
  help: string;
  renewLabel: string;
  value: string;
  error: string | undefined;
  /** The reference is in use: a button offers a new one. */
  taken: boolean;
  onChange: (reference: string) => void;
  onRenew: () => void;
  /** The field lost focus and is not empty; an emptied one is renewed. */
  onLeave?: () => void;
};

/** The field of our reference (`clientReference`) of an operation, which makes it unique. */
export function ReferenceField({ label, help, renewLabel, value, error, taken, onChange, onRenew, onLeave }: ReferenceFieldProps) {
  return (
    <Field
      label={label}
      help={help}
      error={error}
      aside={
        taken && (
          <Button size="small" onClick={onRenew}>
            {renewLabel}
          </Button>
        )
      }
    >
      {(control) => (
        <Input
          {...control}
          name="reference"
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => (value.trim() === '' ? onRenew() : onLeave?.())}
          maxLength={textRules.clientReference.max}
          className="mono"
        />
      )}
    </Field>
  );
}
