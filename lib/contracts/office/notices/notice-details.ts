import { deadlineBands } from '@/lib/contracts/office/infractions/deadline-bands';

/** What a notice says besides its kind: how near a deadline is, or how the service fails. */
export const noticeDetails = [...deadlineBands, 'failing', 'slow'] as const;
