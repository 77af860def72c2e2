import type { Page } from '@playwright/test';
import { goOn, moneyForms, press } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';

test.use({ role: 'finance' });
test.setTimeout(90_000);

/**
 * Turns the wheel over each field that is typed into, and presses the keys that scroll, in a window that shows only a part of the form. Arrows count in
 * a field of a number, and one that stands at its limit does not come back.
 */
async function scrollInFields(page: Page) {
  await page.setViewportSize({ width: 1280, height: 420 });
  const typed = page.locator('form:visible input:not([type=file], [type=radio], [type=checkbox]):visible');
  const values = () => typed.evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')));
  const before = await values();
  for (let at = 0; at < before.length; at += 1) {
    await typed.nth(at).focus();
    await typed.nth(at).hover();
    const counts = (await typed.nth(at).getAttribute('type')) === 'number';
    for (const by of [240, -120]) {
      await page.mouse.wheel(0, by);
      expect(await values()).toEqual(before);
    }
    for (const key of [...(counts ? [] : ['ArrowUp', 'ArrowDown']), 'PageDown', 'PageUp']) await page.keyboard.press(key);
  }
  expect(await values()).toEqual(before);
}

for (const [name, fill] of Object.entries(moneyForms)) {
  test(`${name}: Enter in any field only opens the question, whose button alone sends; scrolling changes no field`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/payments/')) sent.push(request.url());
    });
    const label = await fill(page);
    await scrollInFields(page);
    const send = page.getByRole('button', { name: label, exact: true });
    const fields = page.locator('form:visible input:not([type=file]):visible');
    const count = await fields.count();
    expect(count).toBeGreaterThan(0);
    for (let at = 0; at < count; at += 1) {
      await fields.nth(at).focus();
      await page.keyboard.press('Enter');
      await expect(send).toBeVisible();
      await expect(send).not.toBeFocused();
      await page.keyboard.press('Enter');
      await press(page, 'Voltar');
    }
    await page.getByRole('button', { name: 'Continuar', exact: true }).dblclick();
    await expect(send).toBeVisible();
    expect(sent).toEqual([]);
    await press(page, 'Voltar');
    await goOn(page);
    await send.dblclick();
    await expect(send).toBeHidden();
    expect(sent).toHaveLength(1);
  });
}
