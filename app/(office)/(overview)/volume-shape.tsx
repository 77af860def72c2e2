import { Skeleton } from '@/components/ui/loading/skeleton';

const heights = ['h-1/2', 'h-2/3', 'h-1/3', 'h-3/4', 'h-1/2', 'h-2/5', 'h-1/4'];

/** The chart before it comes: a legend and seven bars. */
export function VolumeShape() {
  return (
    <div className="grid h-[340px] grid-rows-[auto_1fr] gap-4">
      <Skeleton className="h-4 w-64 max-w-full" />
      <div className="flex items-end justify-between gap-4">
        {heights.map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars without anything of their own
          <Skeleton key={at} className={`w-full ${height}`} />
        ))}
      </div>
    </div>
  );
}
