import type { Page } from '@playwright/test';

/** Goes on from the fields of a form that moves money to its question; nothing is sent by that. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}
