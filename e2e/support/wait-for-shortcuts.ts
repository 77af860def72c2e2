import { expect, type Page } from '@playwright/test';

/** Waits until a page is hydrated: presses `?` until the dialog of shortcuts opens, then closes it. */
export async function waitForShortcuts(page: Page): Promise<void> {
  const help = page.getByRole('dialog', { name: /^Ajuda/ });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
}
