import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { verifyAudit } from '@/lib/server/audit/verify';
import { openDatabase } from '@/lib/server/database/database';

const perWriter = 100;
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');

/** Measures how many events a second are stored and linked, by so many writers at once of so many instances on one database. */
for (const [instances, writers] of [
  [1, 1],
  [1, 20],
  [1, 200],
  [3, 200],
] as const) {
  const opened = Array.from({ length: instances }, () => openDatabase(url));
  const began = performance.now();
  await Promise.all(
    opened.flatMap(({ db }) =>
      Array.from({ length: writers }, async () => {
        for (let at = 0; at < perWriter; at += 1) {
          const event = { actorId: null, address: null, action: 'staff.created', object: randomUUID(), result: 'done' } as const;
          await recordAuditEvent(db, event, new Date());
        }
      }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const events = instances * writers * perWriter;
  process.stdout.write(`${instances} instance(s), ${writers} writers each: ${Math.round(events / seconds)} events a second\n`);
  await Promise.all(opened.map(({ close }) => close()));
}
const { db, close } = openDatabase(url, { max: 1 });
const { intact, rows } = await verifyAudit(db);
process.stdout.write(`verified: ${rows} rows, ${intact ? 'intact' : 'broken'}\n`);
await close();
if (!intact) process.exitCode = 1;
