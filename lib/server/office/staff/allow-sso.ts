import 'server-only';
import { eq } from 'drizzle-orm';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { staff } from '@/lib/server/database/schema/schema';
import type { OfficeHandler } from '@/lib/server/office/context';

const allowedMs = 7 * 86_400_000;

/**
 * Allows a colleague with a local account to be bound to the identity of the provider that has the same verified e-mail, at their next sign-in there.
 * Without it nobody is: whoever gets hold of an e-mail at the provider would get the account.
 */
export const allowSso: OfficeHandler<'staff.allowSso'> = async ({ params, caller, services, note }) => {
  const { db, now, environment } = services;
  if (params.id === caller.staffId) throw problem({ statusCode: 403, errorCode: ownCodes.needsAnotherAdministrator });
  const [found] = await db.select().from(staff).where(eq(staff.id, params.id));
  if (!found) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  const { sso } = environment;
  // Bound to this provider already, or meant for when there is none.
  const isPointless = sso === null || found.ssoIssuer === sso.issuer || sso.breakGlass.includes(found.email);
  if (!found.active || isPointless) throw problem({ statusCode: 409, errorCode: ownCodes.outdated });
  const ssoAllowedUntil = new Date(now().getTime() + allowedMs);
  await db.update(staff).set({ ssoAllowedUntil }).where(eq(staff.id, found.id));
  note({ object: found.id, facts: { until: ssoAllowedUntil.toISOString() } });
  return null;
};
