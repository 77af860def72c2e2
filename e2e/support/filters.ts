import type { Locator, Page } from '@playwright/test';

/** Picks a filter from the menu beside the chips, gives it a value and applies it. */
export async function addFilter(page: Page, name: string, choose: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Acrescentar filtro' }).click();
  await page.getByRole('menuitem', { name }).click();
  await choose();
  await page.getByRole('button', { name: 'Aplicar' }).click();
}

/** The chips of the filters in force; each reads "Status Concluída". */
export function chips(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('span')
    .filter({ has: page.getByRole('button', { name: /^Tirar o filtro/ }) });
}

/** The rows of the list, its header left out. */
export function rows(page: Page): Locator {
  return page
    .getByRole('table', { name: 'Transações' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/**
 * The query of the next request for the list that leaves the page. The list also refetches by itself: `without` names a filter that the
 * awaited request no longer has, so that a refetch is not taken for it.
 */
export async function nextListQuery(page: Page, act: () => Promise<void>, without?: string): Promise<Record<string, string>> {
  const request = page.waitForRequest((sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    return pathname === '/api/payments/user/transactions' && (without === undefined || !searchParams.has(without));
  });
  await act();
  return Object.fromEntries(new URL((await request).url()).searchParams);
}
