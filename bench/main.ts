import { parseArgs } from 'node:util';
import { z } from 'zod';
import { approvalFigures } from './approval-figures';
import { exportFigures } from './export-figures';
import { filterFigures } from './filter-figures';
import { firstRowFigures } from './first-row-figures';
import { gatewayFigures } from './gateway-figures';
import { memoryFigures } from './memory-figures';
import { pageFigures } from './page-figures';
import { phoneFigures } from './phone/phone-figures';
import { profileFigures } from './profile/profile-figures';
import { recordFigures } from './record-figures';
import { sandboxFigures } from './sandbox-figures';
import { signIn } from './sign-in';
import { callbackRateFigures } from './soak/callback-rate-figures';
import { soakFigures } from './soak/soak-figures';

const {
  BENCH_APP_URL: appUrl,
  BENCH_APP_PID: appPid,
  BENCH_SANDBOX_URL: sandboxUrl,
  BENCH_SANDBOX_PID: sandboxPid,
  BENCH_SANDBOX_DATABASE_URL: sandboxDatabaseUrl,
  BENCH_DATABASE_URL: databaseUrl,
  CHROMIUM_PATH: chromium,
  BENCH_PASSWORD: password,
  BENCH_TRANSACTIONS: transactions,
  BENCH_INSPECT_PORT: inspectPort,
  BENCH_OWNER_URL: ownerUrl,
  BENCH_RECORDS: records,
  BENCH_SOAK: soak,
  BENCH_WEBHOOK_SECRET: webhookSecret,
} = process.env;
if (
  !appUrl ||
  !appPid ||
  !sandboxUrl ||
  !sandboxPid ||
  !sandboxDatabaseUrl ||
  !databaseUrl ||
  !chromium ||
  !password ||
  !transactions ||
  !inspectPort ||
  !ownerUrl ||
  !records ||
  !soak ||
  !webhookSecret
)
  throw new Error('npm run bench starts what this needs');

const amount = z.coerce.number().int().min(1);
const soakSettings = z.object({
  reads: amount,
  operations: amount,
  callbacks: amount,
  streams: amount,
  maxSeconds: amount,
  callbackRate: amount,
  callbackSeconds: amount,
});

const email = 'finance@demo.example';
const browser = { appUrl, chromium, email, password };

const parts = {
  gateway: async () => gatewayFigures({ appUrl, sandboxUrl, cookie: await signIn(appUrl, email, password) }),
  profile: async () => profileFigures({ appUrl, appPid, inspectPort, cookie: await signIn(appUrl, email, password) }),
  memory: async () => memoryFigures({ appUrl, appPid, sandboxPid, cookie: await signIn(appUrl, email, password) }),
  sandbox: () => sandboxFigures({ sandboxUrl, databaseUrl: sandboxDatabaseUrl }),
  pages: () => pageFigures(browser),
  phone: () => phoneFigures(browser),
  filters: () => filterFigures({ sandboxUrl, transactions }),
  approvals: async () => approvalFigures({ appUrl, databaseUrl, cookie: await signIn(appUrl, 'admin@demo.example', password) }),
  records: () =>
    recordFigures({
      appUrl,
      ownerUrl,
      records: Number(records),
      signInAs: (role) => signIn(appUrl, `${role}@demo.example`, password),
    }),
  callbacks: () => {
    const { callbackRate, callbackSeconds } = soakSettings.parse(JSON.parse(soak));
    return callbackRateFigures({ appUrl, webhookSecret, rate: callbackRate, seconds: callbackSeconds });
  },
  soak: () => {
    const { maxSeconds, ...amounts } = soakSettings.parse(JSON.parse(soak));
    return soakFigures({ appUrl, appPid, databaseUrl, sandboxDatabaseUrl, password, webhookSecret, amounts, maxSeconds });
  },
  'first-row': () => firstRowFigures({ ...browser, transactions }),
  export: async () => exportFigures({ appUrl, appPid, sandboxUrl, transactions, cookie: await signIn(appUrl, email, password) }),
};

const { positionals } = parseArgs({ allowPositionals: true });
for (const [name, measure] of Object.entries(parts)) if (positionals.includes(name)) await measure();
