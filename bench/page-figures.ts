import { chromium, type Page } from '@playwright/test';
import { signInByForm } from './sign-in-by-form';
import { printTable } from './table';

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const pages = [
  '/',
  '/transactions',
  '/charges',
  '/charges/new',
  '/withdrawals',
  '/withdrawals/new',
  '/operations',
  '/account',
  '/settings/sessions',
];

interface Settings {
  readonly appUrl: string;
  readonly chromium: string;
  readonly email: string;
  readonly password: string;
}

export function openChromium(executablePath: string) {
  return chromium.launch({ executablePath, args: browserFlags });
}

/** Kilobytes transferred by a cold load of each page: scripts, styles and fonts, as compressed. */
export async function pageFigures({ appUrl, chromium: executablePath, email, password }: Settings): Promise<void> {
  const browser = await openChromium(executablePath);
  const signedIn = await browser.newContext();
  await signInByForm(await signedIn.newPage(), appUrl, email, password);
  const state = await signedIn.storageState();
  const rows = [];
  for (const path of ['/sign-in', ...pages]) {
    const context = await browser.newContext(path === '/sign-in' ? {} : { storageState: state });
    rows.push([path, ...(await weigh(await context.newPage(), appUrl + path))]);
    await context.close();
  }
  await browser.close();
  printTable('First load of each page, kB over the wire', ['page', 'scripts', 'styles', 'fonts'], rows);
}

async function weigh(page: Page, url: string): Promise<number[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => ({ name: entry.name, size: 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0 })),
  );
  return [/\.js(\?|$)/, /\.css(\?|$)/, /\.woff2(\?|$)/].map(
    (kind) => sizes.reduce((sum, { name, size }) => (kind.test(name) ? sum + size : sum), 0) / 1000,
  );
}
