import { expect, type Page } from '@playwright/test';

/** Waits until the scripts of a page are alive, by a key that only they answer. */
export async function hearsKeys(page: Page): Promise<void> {
  const help = page.getByRole('dialog', { name: 'Teclas' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
}
