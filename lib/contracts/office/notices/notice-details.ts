import { deadlineBands } from '@/lib/contracts/office/infractions/deadline-bands';
import { noteRecordKinds } from '@/lib/contracts/office/notes/notes';
import { heldReasons } from '@/lib/contracts/office/operations';

/** What a notice says besides its kind: how near a deadline is, how the service fails, what a note is about, or why a planned payment was not sent. */
export const noticeDetails = [...deadlineBands, 'failing', 'slow', ...noteRecordKinds, ...heldReasons, 'not-found'] as const;
