import { Field } from '@/components/form/field';
import { Input } from '@/components/ui/fields/input';

type NumberFieldProps = {
  label: string;
  name: string;
  start: number | null;
  min: number;
  max: number;
  help?: string;
  error?: string;
};

/** A field of a form for a whole number. */
export function NumberField({ label, name, start, min, max, help, error }: NumberFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => <Input {...control} type="number" inputMode="numeric" name={name} defaultValue={start ?? ''} min={min} max={max} />}
    </Field>
  );
}
