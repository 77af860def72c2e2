import type { BrowserContext, Page } from '@playwright/test';
import { quantile } from './quantile';
import { slowProcessor } from './slow-processor';

interface Navigation {
  readonly name: string;
  readonly from: string;
  readonly press: string;
  readonly path: string;
  readonly shows: string;
}

const times = 8;

const navigations: readonly Navigation[] = [
  {
    name: 'overview to the list of transactions',
    from: '/',
    press: 'nav a[href="/transactions"]',
    path: '^/transactions$',
    shows: 'main tbody a[data-row]',
  },
  {
    name: 'list of transactions to a record',
    from: '/transactions',
    press: 'main tbody a[data-row]',
    path: '^/transactions/.',
    shows: 'main h1 .numbers',
  },
  {
    name: 'list of withdrawals to the form',
    from: '/withdrawals',
    press: 'main a[href="/withdrawals/new"]',
    path: '^/withdrawals/new$',
    shows: 'main input[name="amount"]',
  },
];

/** From the press to the new content, three quarters of the times at most, in ms: as fast as the machine is and four times slower. */
export async function navigationRows(context: BrowserContext, appUrl: string, barePage: string): Promise<(string | number)[][]> {
  const page = await context.newPage();
  const rows: (string | number)[][] = [];
  const bare = { name: 'a bare page that reads itself', from: barePage, press: 'button', path: '.', shows: 'main output' };
  for (const navigation of [bare, ...navigations]) {
    const row: (string | number)[] = [navigation.name];
    for (const rate of [1, 4]) {
      const durations: number[] = [];
      for (let time = 0; time < times; time += 1) durations.push(await measure(page, navigation, { appUrl, rate }));
      row.push(quantile(durations, 0.5), quantile(durations, 0.75));
    }
    rows.push(row);
  }
  await page.close();
  return rows;
}

async function measure(
  page: Page,
  { from, press, path, shows }: Navigation,
  { appUrl, rate }: { appUrl: string; rate: number },
): Promise<number> {
  await slowProcessor(page, 1);
  await page.goto(new URL(from, appUrl).href, { waitUntil: 'networkidle' });
  const target = page.locator(press).first();
  await target.waitFor();
  await slowProcessor(page, rate);
  await page.evaluate(`measured.watchPress(${JSON.stringify({ path, shows })})`);
  await target.click();
  return page.evaluate<number>('measured.pressed()');
}
