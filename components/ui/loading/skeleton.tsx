import clsx from 'clsx';

/** Give it the width and height of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('block motion-safe:animate-pulse rounded-md bg-grey-soft', className)} />;
}
