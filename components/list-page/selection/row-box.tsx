import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { checkboxLook } from '@/components/ui/fields/checkbox';
import { Icon } from '@/components/ui/icon/icon';

type RowBoxProps = { name: string; checked: boolean; onToggle: (through: boolean) => void };

/** The box of a row, in the margin before its first word, so that nothing moves. On a phone the row makes room for a finger. */
export function RowBox({ name, checked, onToggle }: RowBoxProps) {
  const t = useTranslations('table.selection');
  return (
    <label className="absolute inset-y-0 left-0 z-1 flex w-10 cursor-pointer items-center justify-center sm:w-6">
      <input
        type="checkbox"
        checked={checked}
        aria-label={t('row', { name })}
        // Shift with a press chooses the rows between, which a change does not tell.
        onClick={(event) => onToggle(event.shiftKey)}
        onChange={() => {}}
        className={checkboxLook}
      />
      <Icon name="check" size={12} className={clsx('pointer-events-none absolute text-on-accent', !checked && 'invisible')} />
    </label>
  );
}
