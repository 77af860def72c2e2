import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';

type SegmentedProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: IconName }[];
  onChange: (value: Value) => void;
  /** When somebody is about to choose. */
  onIntent?: () => void;
};

/** A few ways to see the same thing, exactly one chosen: native radios, so the arrow keys work. */
export function Segmented<Value extends string>({ legend, name, value, options, onChange, onIntent }: SegmentedProps<Value>) {
  return (
    <fieldset onPointerEnter={onIntent} onFocus={onIntent} className="flex min-w-0 rounded-lg border border-edge p-0.5">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex h-6 flex-1 items-center justify-center gap-1.5 rounded-md px-2.5 text-cell whitespace-nowrap text-muted has-checked:bg-selected has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon && <Icon name={option.icon} size={14} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
