import clsx from 'clsx';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'small' | 'normal' | 'large';
};

const variants = {
  primary: 'border-accent-fill bg-accent-fill text-on-accent hover:border-accent-hover hover:bg-accent-hover',
  secondary: 'border-edge bg-surface text-ink hover:bg-hover',
  ghost: 'border-transparent text-muted hover:bg-hover hover:text-ink',
};

const sizes = {
  small: 'h-7 px-2.5 text-cell',
  normal: 'h-9 px-3 sm:h-8',
  large: 'h-10 px-4',
};

const off = 'border-line bg-grey-soft text-faint';

/** The classes of anything that looks like a button; `disabled` is the look of one that cannot be pressed now. */
export function buttonLook({ variant = 'secondary', size = 'normal' }: ButtonLook, disabled = false): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-[7px] rounded-lg border font-medium whitespace-nowrap transition-colors',
    sizes[size],
    disabled ? off : variants[variant],
  );
}
