import 'server-only';
import { eq } from 'drizzle-orm';
import type { RecordOf } from '@/lib/contracts/shapes';
import { staff } from '@/lib/server/database/schema';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import type { OfficeHandler } from './context';

export const readNotices: OfficeHandler<'notices.read'> = async ({ caller, services }) => {
  const [row] = await services.db.select({ mail: staff.deadlineMail }).from(staff).where(eq(staff.id, caller.staffId));
  return noticesRecord(row?.mail ?? true, caller, services);
};

export const changeNotices: OfficeHandler<'notices.change'> = async ({ body, caller, services, note }) => {
  note({ object: caller.staffId, facts: { mail: body.mail ? 'on' : 'off' } });
  await services.db.update(staff).set({ deadlineMail: body.mail }).where(eq(staff.id, caller.staffId));
  return noticesRecord(body.mail, caller, services);
};

function noticesRecord(mail: boolean, { email }: Caller, { environment }: Services): RecordOf<'notices.read'> {
  return { mail, address: email, installed: environment.mail !== null };
}
