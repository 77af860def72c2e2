import clsx from 'clsx';

export type FieldSize = 'small' | 'normal' | 'large' | 'money';

const sizes: Record<FieldSize, string> = {
  small: 'h-8 px-2.5 text-cell',
  normal: 'h-9 px-3',
  large: 'h-10 px-3',
  money: 'h-11 px-3 text-second font-medium',
};

/** The edge and ring shared by everything one types into or picks from. */
export const fieldLook = (size: FieldSize = 'normal') =>
  clsx(
    'w-full rounded-lg border border-field bg-surface text-ink disabled:bg-grey-soft disabled:text-faint',
    'focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 focus-visible:outline-focus',
    'aria-invalid:border-red',
    sizes[size],
  );
