import clsx from 'clsx';

/** A placeholder; give it the width and height of the content to come. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('block motion-safe:animate-pulse rounded-md bg-grey-soft', className)} />;
}
