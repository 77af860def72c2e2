import 'server-only';
import { eq } from 'drizzle-orm';
import type { RecordOf } from '@/lib/contracts/shapes';
import { staff } from '@/lib/server/database/schema';
import type { OfficeHandler } from '@/lib/server/office/context';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

export const readNoticeSettings: OfficeHandler<'noticeSettings.read'> = async ({ caller, services }) => {
  const [row] = await services.db.select({ mail: staff.deadlineMail }).from(staff).where(eq(staff.id, caller.staffId));
  return settingsRecord(row?.mail ?? true, caller, services);
};

export const changeNoticeSettings: OfficeHandler<'noticeSettings.change'> = async ({ body, caller, services, note }) => {
  note({ object: caller.staffId, facts: { mail: body.mail ? 'on' : 'off' } });
  await services.db.update(staff).set({ deadlineMail: body.mail }).where(eq(staff.id, caller.staffId));
  return settingsRecord(body.mail, caller, services);
};

function settingsRecord(mail: boolean, { email }: Caller, { environment }: Services): RecordOf<'noticeSettings.read'> {
  return { mail, address: email, installed: environment.mail !== null };
}
