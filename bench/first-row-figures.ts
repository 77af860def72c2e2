import { openChromium } from './page-figures';
import { signInByForm } from './sign-in-by-form';
import { printTable } from './table';

interface Settings {
  readonly appUrl: string;
  readonly chromium: string;
  readonly email: string;
  readonly password: string;
  readonly transactions: string;
}

const times = 15;

/** Median milliseconds from the navigation to the first row of the list on the screen. */
export async function firstRowFigures({ appUrl, chromium, email, password, transactions }: Settings): Promise<void> {
  const browser = await openChromium(chromium);
  const page = await browser.newPage();
  await signInByForm(page, appUrl, email, password);
  const addresses = ['/transactions', '/transactions?period=last30&status=COMPLETED', '/transactions?period=all&type=WITHDRAW'];
  const rows = [];
  for (const address of addresses) {
    const durations: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const started = performance.now();
      await page.goto(appUrl + address, { waitUntil: 'commit' });
      await page.locator('tbody tr').first().waitFor();
      durations.push(performance.now() - started);
    }
    durations.sort((a, b) => a - b);
    rows.push([address, durations[Math.floor(times / 2)] ?? 0, durations.at(-1) ?? 0]);
  }
  await browser.close();
  printTable(`First row with ${transactions} transactions`, ['address', 'median ms', 'slowest ms'], rows);
}
