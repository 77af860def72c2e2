/** What every room of the server may use of the rest of the house. */
const below = ['lib/contracts', 'lib/domain', 'lib/format', 'lib/lists', 'lib/messages', 'lib/settings'];

/** The rooms of `lib/server`, from the bottom up. A room may import those in the rows above its own, and none beside it. */
export const roomOrder = [
  ['trace'],
  ['environment', 'error-name', 'files', 'log', 'metrics', 'shutdown'],
  ['callback-address', 'http', 'mail'],
  ['database'],
  ['instances', 'roles', 'saved-views'],
  ['sessions'],
  ['privacy'],
  ['audit', 'live', 'request', 'upstream'],
  ['throttle'],
  ['services'],
  ['charge-links', 'infractions', 'notes', 'notices', 'payees', 'payment-invoices', 'staff-mails'],
  ['alerts', 'audit-anchors', 'developers', 'push', 'spending-limits', 'team-chat'],
  ['passwords'],
  ['second-factor'],
  ['staff'],
  ['sso'],
  ['deadline-mails', 'defenses', 'destinations', 'exports', 'inbox', 'operations', 'reports', 'resends', 'retention'],
  ['approvals', 'data-subjects', 'notice-sources'],
  ['planned-payments'],
  ['office'],
  ['gateway'],
  ['auth', 'backup', 'page', 'routes'],
  ['doctor'],
  ['jobs', 'metrics-server', 'trace-export'],
  ['start-server'],
];

/** @param {string} room */
const path = (room) => `lib/server/${room}`;

/** The rooms as layers of the diagram; `testing` and the tests of a room may use all of them. @type {import('./layers.mjs').Layer[]} */
export const serverRooms = [
  {
    folder: 'lib/server',
    may: below,
    because: 'a file of the server belongs to a room, and a room has its place in scripts/lint/server-rooms.mjs.',
  },
  ...roomOrder.flatMap((rooms, row) =>
    rooms.map((room) => ({
      folder: path(room),
      may: [...below, ...roomOrder.slice(0, row).flat().map(path)],
      testsMay: ['lib/server', 'sandbox/testing'],
      because: 'the rooms of the server stand in one order, from the settings up to what starts it.',
    })),
  ),
  {
    folder: path('testing'),
    may: [...below, 'lib/server', 'sandbox/testing'],
    because: 'it sets up what tests of the server need and nothing of the screens.',
  },
];
