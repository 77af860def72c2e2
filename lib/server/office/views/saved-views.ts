import 'server-only';
import { roles as builtIn, may, roleNames } from '@/lib/contracts/office/permission';
import type { SavedViewList } from '@/lib/contracts/office/views/saved-views';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { RecordOf } from '@/lib/contracts/shapes';
import { savedQueryOf } from '@/lib/lists/definition/saved-view';
import type { Statements } from '@/lib/server/database/database';
import { announce } from '@/lib/server/live/announce';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { grantedOf } from '@/lib/server/roles/role-access';
import { storedRoles } from '@/lib/server/roles/role-store';
import { readingPermission, savableLists } from '@/lib/server/saved-views/savable-lists';
import { changeView, createView, refused, removeView, type StoredView, viewById, viewsOf } from '@/lib/server/saved-views/view-store';
import type { Caller } from '@/lib/server/sessions/caller';

type Record = RecordOf<'savedViews.list'>;

export const listSavedViews: OfficeHandler<'savedViews.list'> = async ({ query: { list }, caller, services: { db } }) => {
  requireReader(caller, list);
  const sharesViews = may(caller, 'saved-views:share');
  const reader = { staffId: caller.staffId, role: caller.role, sharesViews };
  const [rows, roles] = await Promise.all([viewsOf(db, list, reader), sharesViews ? rolesReading(db, list) : []]);
  return { items: rows.map(({ view, roleName }) => viewRecord(view, roleName, caller)), roles };
};

export const createSavedView: OfficeHandler<'savedViews.create'> = async ({ body, caller, services: { db, now }, note }) => {
  const { list, name, role } = body;
  requireReader(caller, list);
  if (role !== null) {
    requireSharer(caller);
    if (!(await rolesReading(db, list)).some(({ id }) => id === role)) throw refused('role', 'unknown');
  }
  const at = { createdAt: now(), changedAt: now() };
  const id = await createView(db, { list, name, role, staffId: caller.staffId, ...contentOf(list, body), ...at });
  note({ object: id });
  if (role !== null) await announce(db, ['savedViews']);
  return { id };
};

export const changeSavedView: OfficeHandler<'savedViews.change'> = async (call) => {
  const { body, services, params } = call;
  const view = await changeable(call);
  const { name, content } = body;
  const change = { ...(name !== undefined && { name }), ...(content && contentOf(view.list, content)) };
  if (!(await changeView(services.db, params.id, change, services.now()))) throw gone();
  if (view.role !== null) await announce(services.db, ['savedViews']);
  return null;
};

export const removeSavedView: OfficeHandler<'savedViews.remove'> = async (call) => {
  const view = await changeable(call);
  if (!(await removeView(call.services.db, view.id))) throw gone();
  if (view.role !== null) await announce(call.services.db, ['savedViews']);
  return null;
};

/** The view of a call, for who may change it; to anybody else somebody's own view does not exist. */
async function changeable({ params, caller, services, note }: Pick<OfficeCall, 'params' | 'caller' | 'services' | 'note'>) {
  const view = await viewById(services.db, params.id ?? '');
  if (!view || (view.role === null && view.staffId !== caller.staffId)) throw gone();
  requireReader(caller, view.list);
  if (view.role !== null) requireSharer(caller);
  note({ facts: { list: view.list, ...(view.role !== null && { role: view.role }) } });
  return view;
}

/** What a view keeps: of the address, what its list knows and may be kept; of the columns, those that can be chosen. */
function contentOf(list: SavedViewList, { query, density, shown }: Pick<StoredView, 'query' | 'density' | 'shown'>) {
  const { fields, columns } = savableLists[list];
  const known = Object.entries(shown).filter(([id]) => Object.hasOwn(columns, id) && columns[id]?.optional === true);
  return { query: savedQueryOf(fields, query), density, shown: Object.fromEntries(known) };
}

function viewRecord(
  { id, name, query, density, shown, role }: StoredView,
  roleName: string | null,
  caller: Caller,
): Record['items'][number] {
  const isTab = role === null || role === caller.role;
  return { id, name, query, density, shown, role, roleName, isTab, mayChange: role === null || may(caller, 'saved-views:share') };
}

/** The roles whose people read a list; an archived one has no people. */
async function rolesReading(db: Statements, list: SavedViewList): Promise<Record['roles']> {
  const permission = readingPermission(list);
  const made = (await storedRoles(db)).filter(
    ({ archived, permissions }) => !archived && may({ permissions: grantedOf(permissions) }, permission),
  );
  const ours = roleNames.filter((id) => may({ permissions: builtIn[id] }, permission));
  return [...made.map(({ id, name }) => ({ id, name })), ...ours.map((id) => ({ id, name: null }))];
}

function requireReader(caller: Caller, list: SavedViewList): void {
  if (!may(caller, readingPermission(list))) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
}

function requireSharer(caller: Caller): void {
  if (!may(caller, 'saved-views:share')) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
}

function gone() {
  return problem({ statusCode: 404, errorCode: ownCodes.notFound });
}
