import clsx from 'clsx';
import { BrandMark } from './brand-mark';

/** The product's sign and name, where a page has no shell. */
export function Brand({ className }: { className?: string }) {
  return (
    <p className={clsx('flex items-center gap-2.5 text-[15px] font-semibold tracking-tight', className)}>
      <BrandMark size={28} />
      Balcão
    </p>
  );
}
