import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import { type AuditEvent, recordAuditEvent } from '@/lib/server/audit/record';
import type { Database } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { announce } from '@/lib/server/live/announce';
import { accessOfRole, lockRole, type RoleAccess, roleLabel } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import { endSessionsOf } from '@/lib/server/sessions/session';
import { withdrawChangesOf } from '@/lib/server/staff/change-store';
import { endPasswordLinks } from '@/lib/server/staff/password-links';
import { isVouchedEmail, roleOfGroups, type SsoClaims } from './sso-claims';
import { SsoRefusal } from './sso-refusal';

/** One at a time: of two first sign-ins at once the second finds the person of the first. */
const admissionLock = 6_042_011;

type StaffRow = typeof staff.$inferSelect;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Parts = Pick<Services, 'db' | 'environment' | 'now'>;
type Change = Pick<AuditEvent, 'action' | 'facts'>;

interface Identified {
  readonly claims: SsoClaims;
  readonly issuer: string;
}

interface Outcome {
  readonly person: StaffRow | null;
  readonly refused: SsoRefusal | null;
  readonly change: Change | null;
}

/**
 * The person of an identity at the provider, with the role of their groups: made at the first sign-in, and following the provider from then on. Throws
 * SsoRefusal for whoever has no group, whose access was ended here, and whose e-mail belongs to a person nobody allowed to be bound.
 */
export async function admitSsoPerson(who: Identified, address: string | null, sso: SsoEnvironment, parts: Parts): Promise<StaffRow> {
  const { db, now } = parts;
  const named = roleOfGroups(who.claims.groups, sso);
  const { person, refused, change } = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${admissionLock})`);
    // A role that is archived, or that nobody made, opens nothing: it is as if there were no group.
    const role = named && (await lockRole(tx, named));
    const { issuer, claims } = who;
    const isBound = and(eq(staff.ssoIssuer, issuer), eq(staff.ssoSubject, claims.subject));
    const [bound] = await tx.select().from(staff).where(isBound).for('update');
    if (!bound) return role === null ? refuse(new SsoRefusal('no-group')) : meet(tx, who, role, sso, parts);
    if (role === null) return leave(tx, bound, parts);
    if (!bound.active && bound.ssoLeftAt === null) return refuse(new SsoRefusal('inactive', bound.id));
    return follow(tx, bound, who, role, sso, parts);
  });
  const actorId = person?.id ?? refused?.staffId ?? null;
  if (change) {
    await recordAuditEvent(db, { actorId, address, object: actorId, result: 'done', ...change }, now());
    await announce(db, ['sessions']);
  }
  if (!person) throw refused ?? new SsoRefusal('unavailable');
  return person;
}

const refuse = (refused: SsoRefusal): Outcome => ({ person: null, refused, change: null });

/** Somebody without a binding: a new person, or one that an administrator allowed to be bound. Never one who merely has this e-mail. */
async function meet(
  tx: Transaction,
  { claims, issuer }: Identified,
  role: RoleAccess,
  sso: SsoEnvironment,
  parts: Parts,
): Promise<Outcome> {
  const { email, name, subject } = claims;
  if (email === null || claims.emailVerified === false) return refuse(new SsoRefusal('email'));
  const identity = { ssoIssuer: issuer, ssoSubject: subject, ssoAllowedUntil: null };
  const [same] = await tx.select().from(staff).where(eq(staff.email, email)).for('update');
  if (!same) {
    const [made] = await tx
      .insert(staff)
      .values({ name: name ?? email, email, role: role.role, active: true, ...identity })
      .returning();
    return { person: made ?? null, refused: null, change: { action: 'staff.created', facts: { role: roleLabel(role), by: 'sso' } } };
  }
  const now = parts.now();
  const isAllowed = same.ssoAllowedUntil !== null && same.ssoAllowedUntil > now && isVouchedEmail(claims, sso);
  if (!isAllowed || sso.breakGlass.includes(email)) return refuse(new SsoRefusal('not-linked', same.id));
  if (!same.active) return refuse(new SsoRefusal('inactive', same.id));
  const [bound = same] = await tx
    .update(staff)
    .set({ ...identity, role: role.role, name: name ?? same.name, passwordHash: null })
    .where(eq(staff.id, same.id))
    .returning();
  await endAccess(tx, same.id, now);
  await notifyOwner({ ...parts, db: tx }, { kind: 'sso-linked', staffId: bound.id, person: bound.name });
  const was = await accessOfRole(tx, same.role);
  const facts = { role: changed(roleLabel(was), roleLabel(role)), by: 'sso' };
  return { person: bound, refused: null, change: { action: 'staff.sso-linked', facts } };
}

/** A bound person as the provider describes them now. Another role ends the sessions begun with the one before. */
async function follow(
  tx: Transaction,
  bound: StaffRow,
  who: Identified,
  role: RoleAccess,
  sso: SsoEnvironment,
  parts: Parts,
): Promise<Outcome> {
  const name = who.claims.name ?? bound.name;
  const email = (await freeEmail(tx, bound, who.claims, sso)) ?? bound.email;
  const isBack = !bound.active;
  if (name === bound.name && email === bound.email && role.role === bound.role && !isBack)
    return { person: bound, refused: null, change: null };
  const was = await accessOfRole(tx, bound.role);
  const values = { name, email, role: role.role, active: true, ssoLeftAt: null };
  const [person = bound] = await tx.update(staff).set(values).where(eq(staff.id, bound.id)).returning();
  if (role.role !== bound.role) {
    await endAccess(tx, bound.id, parts.now());
    const facts = { from: roleLabel(was), to: roleLabel(role) };
    await notifyOwner({ ...parts, db: tx }, { kind: 'role-changed', staffId: bound.id, person: name, facts });
  }
  const facts = {
    role: changed(roleLabel(was), roleLabel(role)),
    active: changed(String(bound.active), 'true'),
    renamed: String(name !== bound.name || email !== bound.email),
    by: 'sso',
  };
  return { person, refused: null, change: { action: 'staff.changed', facts } };
}

/** Another e-mail of a bound person, where the provider vouches for it and nobody else has it. */
async function freeEmail(tx: Transaction, bound: StaffRow, claims: SsoClaims, sso: SsoEnvironment): Promise<string | null> {
  if (claims.email === null || claims.email === bound.email || !isVouchedEmail(claims, sso)) return null;
  const [other] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, claims.email));
  return other ? null : claims.email;
}

/** Ends the access of somebody who has no group of ours any more; a group gives it back. */
async function leave(tx: Transaction, bound: StaffRow, { now }: Parts): Promise<Outcome> {
  const refused = new SsoRefusal('no-group', bound.id);
  if (!bound.active) return refuse(refused);
  await tx.update(staff).set({ active: false, ssoLeftAt: now() }).where(eq(staff.id, bound.id));
  await endAccess(tx, bound.id, now());
  return { person: null, refused, change: { action: 'staff.changed', facts: { active: 'true > false', by: 'sso' } } };
}

async function endAccess(tx: Transaction, staffId: string, now: Date): Promise<void> {
  await endSessionsOf(tx, staffId, now);
  await endPasswordLinks(tx, staffId, now);
  await withdrawChangesOf(tx, staffId, null, now);
}

const changed = (before: string, after: string) => (before === after ? after : `${before} > ${after}`);
