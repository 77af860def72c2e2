import type { CardCharge } from '@/components/card/card-charge';
import type { Recurrence } from './recurrence-record';

export type RecurrenceActionsProps = { recurrence: Recurrence; cycles: readonly CardCharge[]; mayWrite: boolean };

/** `onDone` receives the result as text. */
export type RecurrenceDialogProps = Omit<RecurrenceActionsProps, 'mayWrite'> & { onClose: () => void; onDone: (text: string) => void };
