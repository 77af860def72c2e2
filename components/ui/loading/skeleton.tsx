import clsx from 'clsx';

type SkeletonProps = {
  /** The width and height of the content to come. */
  className: string;
  /** What comes: one thing, the rows of a list, or terms with their values. */
  shape?: 'block' | 'rows' | 'facts';
};

const looks = { block: 'rounded-md', rows: 'skeleton-rows', facts: 'skeleton-facts' };

/** A placeholder in the shape of the content to come. */
export function Skeleton({ className, shape = 'block' }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx('block motion-safe:animate-pulse bg-grey-soft', looks[shape], className)} />;
}
