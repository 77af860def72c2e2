import { doorFigures } from './door-figures';
import { firstRowFigures } from './first-row-figures';
import { pageFigures } from './page-figures';
import { sandboxFigures } from './sandbox-figures';
import { signIn } from './sign-in';

const {
  BENCH_APP_URL: appUrl,
  BENCH_SANDBOX_URL: sandboxUrl,
  CHROMIUM_PATH: chromium,
  BENCH_PASSWORD: password,
  BENCH_TRANSACTIONS: transactions,
} = process.env;
if (!appUrl || !sandboxUrl || !chromium || !password || !transactions) throw new Error('npm run bench starts what this needs');

const email = 'finance@demo.example';
const browser = { appUrl, chromium, email, password };

if (!process.argv.includes('--first-row')) {
  await doorFigures({ appUrl, sandboxUrl, cookie: await signIn(appUrl, email, password) });
  await sandboxFigures(sandboxUrl);
  await pageFigures(browser);
}
await firstRowFigures({ ...browser, transactions });
