import 'server-only';
import { openDatabase } from '@/lib/server/database/database';
import { readEnvironment } from '@/lib/server/environment';
import { createUpstream } from '@/lib/server/upstream/upstream';
import { examine } from './examine';

/** A demonstration has no settings of a service: its sandbox runs with it alone. */
const isDemonstration = process.env.PAYMENTS_URL === undefined;
const demonstration = { APP_URL: 'http://localhost:3000', SANDBOX: 'on', PAYMENTS_URL: 'http://127.0.0.1:9/v1', PAYMENTS_TOKEN: 'none' };

const environment = readEnvironment({ ...(isDemonstration ? demonstration : {}), ...process.env });
const { db, close } = openDatabase(environment.databaseUrl, { max: 2 });
try {
  const upstream = isDemonstration
    ? null
    : createUpstream({
        url: environment.paymentsUrl,
        token: environment.paymentsToken,
        timeoutMs: environment.paymentsTimeoutMs,
        outgoing: environment.outgoing,
        outgoingAddress: environment.outgoingAddress,
      });
  const found = await examine({ db, environment, upstream, now: new Date(), nodeVersion: process.version, folder: process.cwd() });
  const width = Math.max(...found.map(({ about }) => about.length));
  for (const { state, about, text } of found) process.stdout.write(`${state.padEnd(4)}  ${about.padEnd(width)}  ${text}\n`);
  process.exitCode = found.some(({ state }) => state === 'fail') ? 1 : 0;
} finally {
  await close();
}
