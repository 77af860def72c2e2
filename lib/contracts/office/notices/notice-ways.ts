import type { Permission } from '@/lib/contracts/office/permission';
import { isNotifiedOf, type NoticeKind, seesNotice } from './notice-kinds';

/** How a person is told of a kind: in the product, by the browsers in which they turned that on, by e-mail at once, in the digest of the day. */
export const noticeWays = ['product', 'browser', 'mail', 'digest'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** Whether a way is on: `always` where it cannot be turned off, `never` where it does not exist. */
export type NoticeWayState = 'on' | 'off' | 'always' | 'never';

/** Kinds that are mailed to who acts on them until they choose otherwise. */
const mailedFirst: ReadonlySet<NoticeKind> = new Set([
  'deadline-near',
  'dispute-opened',
  'operation-unknown',
  'payment-stopped',
  'refund-failed',
  'money-out',
  'callback-lost',
  'destination-failing',
  'certificate-ending',
  'chat-ended',
]);

/** Mailed to whom they concern, whatever anybody chooses: a decision that is waited for, and an account that somebody else may have entered. */
const mailedAlways: ReadonlySet<NoticeKind> = new Set(['approval-waiting', 'new-sign-in']);

/** What a person chose for a kind; what is missing is as it is for everybody. */
export type NoticeChoice = Readonly<Partial<Record<NoticeWay, boolean | null>>>;

/** The state of a way for somebody with these permissions. */
export function noticeWayState(
  kind: NoticeKind,
  way: NoticeWay,
  may: (permission: Permission) => boolean,
  choice: NoticeChoice = {},
): NoticeWayState {
  if (!seesNotice(kind, may)) return 'never';
  if (way === 'mail' && mailedAlways.has(kind)) return isNotifiedOf(kind, may) ? 'always' : 'never';
  // Deadlines are mailed to who may answer, and to nobody else.
  if (way === 'mail' && kind === 'deadline-near' && !isNotifiedOf(kind, may)) return 'never';
  return (choice[way] ?? isFirst(kind, way, may)) ? 'on' : 'off';
}

/** Whether a way is on until somebody chooses otherwise. Who turns notices on in a browser is told there of what they are told in the product. */
function isFirst(kind: NoticeKind, way: NoticeWay, may: (permission: Permission) => boolean): boolean {
  if (way === 'digest' || (way === 'mail' && !mailedFirst.has(kind))) return false;
  return isNotifiedOf(kind, may);
}
