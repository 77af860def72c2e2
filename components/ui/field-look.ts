import clsx from 'clsx';

/** The edge and ring shared by everything one types into or picks from. */
export const fieldLook = (size: 'normal' | 'large' | 'money' = 'normal') =>
  clsx(
    'w-full rounded-lg border border-field bg-surface px-3 text-ink disabled:bg-grey-soft disabled:text-faint',
    'focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 focus-visible:outline-focus',
    'aria-invalid:border-red',
    { normal: 'h-9', large: 'h-10', money: 'h-11 text-second font-medium' }[size],
  );
