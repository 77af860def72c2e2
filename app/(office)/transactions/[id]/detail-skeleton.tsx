import { Skeleton } from '@/components/ui/loading/skeleton';

/** The shape of what comes: summary above, groups of facts left, time line right. */
export function DetailSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="grid gap-2 border-b border-line pb-5">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-4 w-80" />
      </div>
      <div className="grid gap-8 pt-5 lg:grid-cols-[1fr_312px]">
        <div className="grid gap-6">
          {['payment', 'payer', 'identity'].map((group) => (
            <Skeleton key={group} className="h-28 w-full max-w-[640px]" />
          ))}
        </div>
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}
