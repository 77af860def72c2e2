import 'server-only';
import type { NamesOf } from '@/lib/contracts/registry';
import { listAudit, verifyAuditChain } from './audit';
import type { OfficeCall, OfficeHandler } from './context';
import { reveal, seal } from './personal-data';
import { endOneSession, endOtherSessions, listSessions } from './sessions';
import { changeOwnPassword, changeStaff, createOneStaff, listStaff, resetPassword } from './staff';
import { readVolume } from './volume';

/** Does not compile while an office endpoint of the registry has no handler. */
const handlers: { readonly [N in NamesOf<'office'>]: OfficeHandler<N> } = {
  'volume.read': readVolume,
  'sessions.list': listSessions,
  'sessions.end': endOneSession,
  'sessions.endOthers': endOtherSessions,
  'staff.list': listStaff,
  'staff.create': createOneStaff,
  'staff.change': changeStaff,
  'staff.resetPassword': resetPassword,
  'staff.changeOwnPassword': changeOwnPassword,
  'audit.list': listAudit,
  'audit.verify': verifyAuditChain,
  'reveals.create': reveal,
  'seals.create': seal,
};

/** Runs the handler of an endpoint. The call was parsed by the shapes of this very name, which is what the handler's type asks for. */
export function callOffice(name: NamesOf<'office'>, call: OfficeCall): Promise<unknown> {
  const handler = handlers[name] as (call: OfficeCall) => Promise<unknown>;
  return handler(call);
}
