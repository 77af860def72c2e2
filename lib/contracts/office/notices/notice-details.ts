import { deadlineBands } from '@/lib/contracts/office/infractions/deadline-bands';
import { noteRecordKinds } from '@/lib/contracts/office/notes/notes';

/** What a notice says besides its kind: how near a deadline is, how the service fails, or what a note is about. */
export const noticeDetails = [...deadlineBands, 'failing', 'slow', ...noteRecordKinds] as const;
