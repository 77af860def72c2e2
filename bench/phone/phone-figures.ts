import { loadavg } from 'node:os';
import path from 'node:path';
import { signInByForm } from '@/bench/sign-in-by-form';
import { printTable } from '@/bench/table';
import { startBarePage } from './bare-page';
import { interactionRows } from './interactions';
import { type MobileLoad, mobileLoad } from './mobile-load';
import { navigationRows } from './navigations';
import { openProfile, type Profile } from './profile';
import { quantile } from './quantile';
import { weigh } from './weights';

interface Settings {
  readonly appUrl: string;
  readonly chromium: string;
  readonly password: string;
}

type Reader = 'nobody' | 'finance' | 'support';

interface Measured {
  readonly name: string;
  readonly url: string;
  readonly reader: Reader;
  readonly loads: MobileLoad[];
}

const times = 3;

/** How the product does on a cheap phone, beside a bare page in the same browser and the same minutes. */
export async function phoneFigures({ appUrl, chromium, password }: Settings): Promise<void> {
  const bare = await startBarePage();
  const profiles = {
    nobody: await openProfile(chromium),
    finance: await openProfile(chromium),
    support: await openProfile(chromium),
  };
  try {
    for (const role of ['finance', 'support'] as const)
      await inPage(profiles[role], (page) => signInByForm(page, appUrl, `${role}@demo.example`, password));
    const record = await firstRecord(profiles.finance, appUrl);
    const page = (name: string, reader: Reader, address = name): Measured => ({
      name,
      reader,
      url: new URL(address, appUrl).href,
      loads: [],
    });
    const pages = [
      page('a bare page', 'nobody', bare.url),
      page('/sign-in', 'nobody'),
      page('/', 'finance'),
      page('/transactions', 'finance'),
      page('/transactions/[id]', 'finance', record),
      page('/infractions', 'support'),
      page('/withdrawals/new', 'finance'),
    ];
    printLoad('before');
    // In turn, so that a slow minute of the machine does not count against one page alone.
    for (let time = 0; time < times; time += 1)
      for (const { url, reader, loads } of pages) loads.push(await mobileLoad(url, profiles[reader].port));
    printLoads(pages);
    await printWeights(pages, profiles);
    await printWaits(profiles.finance, appUrl, bare.url);
    printLoad('after');
  } finally {
    for (const profile of Object.values(profiles)) await profile.close();
    bare.stop();
  }
}

function printLoads(pages: readonly Measured[]): void {
  const median = (loads: MobileLoad[], figure: keyof MobileLoad) =>
    quantile(
      loads.map((load) => load[figure]),
      0.5,
    );
  printTable(
    `First load by a phone as Lighthouse simulates it, median of ${times}`,
    ['page', 'score', 'first paint ms', 'largest paint ms', 'blocked ms', 'shift', 'nodes'],
    pages.map(({ name, loads }) => [
      name,
      String(median(loads, 'score')),
      median(loads, 'firstPaint').toFixed(0),
      median(loads, 'largestPaint').toFixed(0),
      median(loads, 'blocked').toFixed(0),
      median(loads, 'shift').toFixed(3),
      String(median(loads, 'nodes')),
    ]),
  );
}

async function printWeights(pages: readonly Measured[], profiles: Readonly<Record<Reader, Profile>>): Promise<void> {
  const rows = [];
  for (const { name, url, reader } of pages) {
    const cookies = await profiles[reader].context.cookies(url);
    const weights = await weigh(url, cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '));
    const { document, documentGzip, textsGzip, scriptsGzip, scriptsBrotli } = weights;
    rows.push([name, ...[document, documentGzip, textsGzip, scriptsGzip, scriptsBrotli].map((bytes) => (bytes / 1000).toFixed(1))]);
  }
  printTable(
    'What the document and the texts and scripts that it names weigh, kB',
    ['page', 'document', 'gzip', 'texts, gzip', 'scripts, gzip', 'scripts, brotli'],
    rows,
  );
}

async function printWaits({ context }: Profile, appUrl: string, bare: string): Promise<void> {
  await context.addInitScript({ path: path.resolve('bench/phone/in-page.js') });
  printTable(
    'From a press to the new content, ms',
    ['press', 'p50', 'p75', 'p50, four times slower', 'p75, four times slower'],
    await navigationRows(context, appUrl, bare),
  );
  printTable(
    'From an interaction to the next paint, four times slower, ms',
    ['interaction', 'how many', 'p50', 'p98'],
    await interactionRows(context, appUrl, bare),
  );
}

function printLoad(when: string): void {
  process.stdout.write(`\nThe load of the machine ${when}: ${loadavg()[0]?.toFixed(1)}\n`);
}

function firstRecord(profile: Profile, appUrl: string): Promise<string> {
  return inPage(profile, async (page) => {
    await page.goto(`${appUrl}/transactions`);
    const address = await page.locator('tbody a[data-row]').first().getAttribute('href');
    if (!address) throw new Error('the list of transactions leads to none');
    return address;
  });
}

async function inPage<Result>(
  { context }: Profile,
  act: (page: Awaited<ReturnType<Profile['context']['newPage']>>) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  try {
    return await act(page);
  } finally {
    await page.close();
  }
}
