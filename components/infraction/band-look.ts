import type { IconName } from '@/components/ui/icon/icon-names';
import type { DeadlineBand } from '@/lib/contracts/office/infractions/deadline-bands';

/** Only what cannot wait is coloured. */
export const bandLook: Readonly<Record<DeadlineBand, { readonly icon: IconName; readonly tone: string; readonly weight: string }>> = {
  none: { icon: 'triangle', tone: 'text-amber', weight: 'font-semibold' },
  late: { icon: 'triangle', tone: 'text-red', weight: 'font-semibold' },
  under6: { icon: 'clock', tone: 'text-red', weight: 'font-semibold' },
  under24: { icon: 'clock', tone: 'text-amber', weight: 'font-semibold' },
  under48: { icon: 'clock', tone: 'text-ink', weight: 'font-medium' },
  over48: { icon: 'clock', tone: 'text-ink', weight: 'font-medium' },
};
