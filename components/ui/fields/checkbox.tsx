import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';

export const checkboxLook =
  'peer size-4 appearance-none rounded-sm border border-field bg-surface checked:border-accent-fill checked:bg-accent-fill';

export function Checkbox({
  children,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; hint?: ReactNode }) {
  return (
    <label className={clsx('grid min-h-6 grid-cols-[16px_1fr] gap-x-2.5', className)}>
      <span className="relative mt-0.5 inline-flex size-4">
        <input type="checkbox" className={checkboxLook} {...rest} />
        <Icon name="check" size={12} className="pointer-events-none invisible absolute inset-0.5 text-on-accent peer-checked:visible" />
      </span>
      <span>
        {children}
        {hint && <span className="block text-meta text-muted">{hint}</span>}
      </span>
    </label>
  );
}
