import type { BrowserContext, Page } from '@playwright/test';
import { quantile } from './quantile';
import { slowProcessor } from './slow-processor';

const loads = 4;
/** What the browser does not report took less. */
const reportedFrom = 16;

type Interact = (page: Page) => Promise<void>;

/** As fast as somebody types who knows what. */
const typing: Interact = async (page) => {
  const box = page.getByRole('searchbox').first();
  await box.focus();
  await box.pressSequentially('Maria das Dores', { delay: 100 });
};

const openAndClose =
  (button: RegExp, opened: string): Interact =>
  async (page) => {
    const buttons = page.getByRole('main').getByRole('button', { name: button });
    for (let time = 0; time < 4; time += 1) {
      await buttons.nth(Math.min(time, (await buttons.count()) - 1)).click();
      await page.locator(opened).first().waitFor();
      await page.evaluate('measured.frame()');
      await page.keyboard.press('Escape');
      await page.locator(opened).first().waitFor({ state: 'hidden' });
    }
  };

const interactions: Readonly<Record<string, Interact>> = {
  'typing in the search box': typing,
  'opening the filters and closing them': openAndClose(/^Acrescentar filtro/, '[role="menu"]:popover-open'),
  'opening the menus of rows and closing them': openAndClose(/^Ações de /, '[role="menu"]:popover-open'),
  'opening the sheet of the export and closing it': openAndClose(/^Exportar/, 'dialog[open]'),
};

/** Interactions on the list of transactions until the next paint, in ms, the processor four times slower. */
export async function interactionRows(context: BrowserContext, appUrl: string, barePage: string): Promise<(string | number)[][]> {
  const rows = [await measured(context, barePage, 'typing on a bare page', typing)];
  for (const [name, interact] of Object.entries(interactions)) rows.push(await measured(context, `${appUrl}/transactions`, name, interact));
  return rows;
}

/** The first of each load fetches what comes at the first use, and counts like the others. */
async function measured(context: BrowserContext, url: string, name: string, interact: Interact): Promise<(string | number)[]> {
  const durations: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowProcessor(page, 4);
    await page.evaluate('measured.forgetInteractions()');
    await interact(page);
    const { reported, count } = await page.evaluate<{ reported: number[]; count: number }>('measured.interactions()');
    durations.push(...reported, ...Array.from({ length: Math.max(0, count - reported.length) }, () => reportedFrom));
    await page.close();
  }
  return [name, String(durations.length), quantile(durations, 0.5), quantile(durations, 0.98)];
}
