import { Sheet } from '@/components/ui/overlay/sheet';
import type { Permission } from '@/lib/contracts/office/permission';
import { type NavigationCounts, NavigationList } from './navigation-list';

type MenuSheetProps = { permissions: readonly Permission[]; counts?: NavigationCounts; onClose: () => void };

/** The menu of narrow screens. */
export function MenuSheet({ permissions, counts, onClose }: MenuSheetProps) {
  return (
    <Sheet open onClose={onClose} title="Balcão" side="left">
      <div className="flex min-h-0 flex-1 flex-col pt-3">
        <NavigationList permissions={permissions} counts={counts} onGo={onClose} />
      </div>
    </Sheet>
  );
}
