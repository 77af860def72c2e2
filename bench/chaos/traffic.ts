import { z } from 'zod';
import { signIn } from './browser';
import { deliverMany } from './deliveries';
import { measureEvents } from './events';
import { stopOne } from './stop-one';
import { holdStreams } from './streams';

const settings = z
  .object({
    CHAOS_APP_URL: z.url(),
    CHAOS_APP_PID: z.coerce.number(),
    CHAOS_DATABASE_URL: z.url(),
    CHAOS_WEBHOOK_SECRET: z.string(),
    CHAOS_EMAIL: z.string(),
    CHAOS_SUPPORT: z.string(),
    CHAOS_APPROVER: z.string(),
    CHAOS_SECOND_APPROVER: z.string(),
    CHAOS_PASSWORD: z.string(),
    CHAOS_CALLBACKS: z.coerce.number().int().min(100),
    CHAOS_INSTANCES: z.string().transform((addresses) => addresses.split(',')),
    CHAOS_SANDBOX_URL: z.url(),
    CHAOS_TOKEN: z.string(),
    CHAOS_STREAMS: z.coerce.number().int().min(1),
  })
  .parse(process.env);

const appUrl = settings.CHAOS_APP_URL;
/** In turns, because a person has twenty sessions and a new one ends the oldest. */
const people = [settings.CHAOS_EMAIL, settings.CHAOS_APPROVER, settings.CHAOS_SECOND_APPROVER];
let sessions = 0;
const openSession = () => {
  sessions += 1;
  return signIn(appUrl, { email: people[sessions % people.length] ?? settings.CHAOS_EMAIL, password: settings.CHAOS_PASSWORD });
};
/** May order files, charge and defend. */
const openFinance = () => signIn(appUrl, { email: settings.CHAOS_EMAIL, password: settings.CHAOS_PASSWORD });
const target = { appUrl, secret: settings.CHAOS_WEBHOOK_SECRET, databaseUrl: settings.CHAOS_DATABASE_URL };
const results = [
  await deliverMany(settings.CHAOS_CALLBACKS, target),
  await holdStreams(settings.CHAOS_STREAMS, { appUrl, openSession, appPid: settings.CHAOS_APP_PID }),
  await measureEvents({ appUrl, instances: settings.CHAOS_INSTANCES, openFinance }),
  await stopOne({
    appUrl,
    instances: settings.CHAOS_INSTANCES,
    openSession,
    openFinance,
    openSupport: () => signIn(appUrl, { email: settings.CHAOS_SUPPORT, password: settings.CHAOS_PASSWORD }),
    appPid: settings.CHAOS_APP_PID,
    streams: settings.CHAOS_STREAMS,
    sandboxUrl: settings.CHAOS_SANDBOX_URL,
    token: settings.CHAOS_TOKEN,
  }),
];
for (const { lines } of results) console.log(lines.join('\n'));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
