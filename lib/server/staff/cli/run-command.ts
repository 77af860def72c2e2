import 'server-only';
import { and, eq } from 'drizzle-orm';
import { type AuditEvent, recordAuditEvent } from '@/lib/server/audit/record';
import type { Database, Statements } from '@/lib/server/database/database';
import { staffChanges } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { securityAlerts } from '@/lib/server/database/schema/throttle-schema';
import { accessOfRole, lockRole, type RoleAccess, roleLabel } from '@/lib/server/roles/role-access';
import { findRole } from '@/lib/server/roles/role-store';
import { resetFactors } from '@/lib/server/second-factor/reset-factors';
import { endSessionsOf } from '@/lib/server/sessions/session';
import { approveChange } from '@/lib/server/staff/approve-change';
import { isPendingAt, storedChangeFacts, withdrawChangesOf } from '@/lib/server/staff/change-store';
import { createStaff } from '@/lib/server/staff/create-staff';
import { deactivateStaff } from '@/lib/server/staff/deactivate-staff';
import { linkAddress, makePasswordLink, type PasswordLink } from '@/lib/server/staff/password-links';
import type { StaffCommand } from './read-command';

interface Setting {
  readonly appUrl: string;
  readonly now: Date;
}

interface Outcome {
  readonly done: boolean;
  readonly words: string;
}

const noRole: Outcome = { done: false, words: 'No role that can be given is called this.' };
const nobody: Outcome = { done: false, words: 'Nobody has this e-mail.' };

/**
 * Runs a staff command on the server. Access to the server counts as the second party: a change needs two administrators, or one and this
 * command. Everything is audited as done by the command.
 */
export async function runCommand(db: Database, command: StaffCommand, setting: Setting): Promise<Outcome> {
  if (command.action === 'deactivate') {
    const done = await deactivateStaff(db, command.email, setting.now);
    return { done, words: done ? 'Access ended.' : 'Nobody with access has this e-mail.' };
  }
  const { outcome, event } = await db.transaction((tx) => changeAccess(tx, command, setting));
  if (event)
    await recordAuditEvent(
      db,
      { actorId: null, address: null, result: 'done', ...event, facts: { ...event.facts, by: 'command' } },
      setting.now,
    );
  return outcome;
}

interface CommandResult {
  readonly outcome: Outcome;
  readonly event?: Pick<AuditEvent, 'action' | 'object' | 'facts'>;
}

async function changeAccess(
  tx: Statements,
  command: Exclude<StaffCommand, { action: 'deactivate' }>,
  setting: Setting,
): Promise<CommandResult> {
  if (command.action === 'add') return add(tx, command, setting);
  const [person] = await tx.select().from(staff).where(eq(staff.email, command.email)).for('update');
  if (!person) return { outcome: nobody };
  if (command.action === 'approve') return approve(tx, person, setting);
  if (command.action === 'role') {
    const role = await roleCalled(tx, command.role);
    if (!role) return { outcome: noRole };
    const before = await accessOfRole(tx, person.role);
    await tx.update(staff).set({ role: role.role }).where(eq(staff.id, person.id));
    await withdrawChangesOf(tx, person.id, null, setting.now);
    await endSessionsOf(tx, person.id, setting.now);
    const facts = { role: `${roleLabel(before)} > ${roleLabel(role)}` };
    return { outcome: { done: true, words: 'Role changed.' }, event: { action: 'staff.changed', object: person.id, facts } };
  }
  if (!person.active) return { outcome: { done: false, words: 'This person is deactivated.' } };
  if (command.action === 'reset-factor') {
    await resetFactors(tx, person.id, setting.now);
    await endSessionsOf(tx, person.id, setting.now);
    await tx.insert(securityAlerts).values({ kind: 'factor-reset', staffId: person.id, facts: {}, at: setting.now });
    const words = 'Second factor removed. The next sign-in leads to adding another.';
    return { outcome: { done: true, words }, event: { action: 'second-factor.reset', object: person.id } };
  }
  await tx.update(staff).set({ passwordHash: null }).where(eq(staff.id, person.id));
  await endSessionsOf(tx, person.id, setting.now);
  const link = await makePasswordLink(tx, person.id, 'reset', setting.now);
  return { outcome: shown(link, setting), event: { action: 'staff.password-reset', object: person.id } };
}

async function roleCalled(tx: Statements, called: string): Promise<RoleAccess | null> {
  const role = await findRole(tx, called);
  return role === null ? null : lockRole(tx, role);
}

async function add(tx: Statements, command: Extract<StaffCommand, { action: 'add' }>, setting: Setting): Promise<CommandResult> {
  const { name, email } = command;
  const role = await roleCalled(tx, command.role);
  if (!role) return { outcome: noRole };
  const person = await createStaff(tx, { name, email, role: role.role, active: true });
  if (!person) return { outcome: { done: false, words: 'Somebody has this e-mail already.' } };
  const link = await makePasswordLink(tx, person.id, 'welcome', setting.now);
  return { outcome: shown(link, setting), event: { action: 'staff.created', object: person.id, facts: { role: roleLabel(role) } } };
}

async function approve(tx: Statements, { id }: { id: string }, setting: Setting): Promise<CommandResult> {
  const [change] = await tx
    .select()
    .from(staffChanges)
    .where(and(eq(staffChanges.staffId, id), isPendingAt(setting.now)))
    .for('update');
  if (!change) return { outcome: { done: false, words: 'Nothing waits for approval for this person.' } };
  const { link } = await approveChange(tx, change, null, setting.now);
  const event = {
    action: 'staff.change-approved',
    object: id,
    facts: { ...(await storedChangeFacts(tx, change)), asker: change.askedBy },
  } as const;
  return { outcome: link ? shown(link, setting) : { done: true, words: 'Approved.' }, event };
}

function shown(link: PasswordLink, { appUrl }: Setting): Outcome {
  const life = link.kind === 'welcome' ? '24 hours' : '1 hour';
  return { done: true, words: `Link to choose a password, good once and for ${life}:\n${linkAddress(appUrl, link)}` };
}
