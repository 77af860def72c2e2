import { Skeleton } from '@/components/ui/loading/skeleton';

/** The shape of two needs, or of what is missing to two: what comes takes the place of its shape, so that nothing below moves. */
export function NeedsSkeleton({ present = 0 }: { present?: number }) {
  return [0, 1].slice(present).map((row) => (
    <div key={row} className="flex gap-3 border-b border-line px-4 py-3.5 last:border-0">
      <Skeleton className="size-7 shrink-0" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="h-4 w-20" />
      </div>
    </div>
  ));
}
