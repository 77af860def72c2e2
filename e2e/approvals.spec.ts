import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectClean } from './support/expect-clean';
import { goOn } from './support/money-form';
import { expect, test } from './support/office-test';

test.use({ role: 'finance' });

/** A higher amount than any other test sends, because a rule applies to everybody. */
const amount = '7.777,70';

const fileOf = (name: string, content: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });

/** Opens the request in the list of another administrator and decides it there. */
async function decideFirst(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/approvals');
  await page.getByRole('row').filter({ hasText: name }).first().getByRole('link').click();
  await page.getByRole('button', { name: /^Aprovar/ }).click();
}

test('an administrator writes a rule, another approves it; what it holds waits, is approved by a second person and is sent once', async ({
  page,
  openAs,
}) => {
  test.slow();
  const [admin, second] = [await openAs('admin'), await openAs('admin2')];
  const title = `Saques altos ${randomUUID().slice(0, 8)}`;
  await admin.goto('/settings/approval-rules');
  await admin.getByRole('button', { name: 'Nova regra' }).click();
  const sheet = admin.getByRole('dialog', { name: 'Nova regra de aprovação' });
  await sheet.getByLabel('Nome').fill(title);
  await sheet.getByLabel('Cada um a partir de').fill('7.000,00');
  await sheet.getByLabel('Soma do dia').fill('');
  await expectClean(admin, 'a rule being written', 'dialog');
  await sheet.getByRole('button', { name: 'Salvar regra' }).click();
  await sheet.getByRole('link', { name: 'Acompanhar' }).click();
  await expect(admin.getByText('O pedido é seu: outra pessoa decide.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Aprovar' })).toHaveCount(0);
  await decideFirst(second, 'mudança das regras de aprovação');
  await expect(second.getByText('Concluído', { exact: true })).toBeVisible();

  try {
    await page.goto('/withdrawals/new');
    await page.getByLabel('Chave Pix').fill(`pix@sandbox-e2e-${randomUUID().slice(0, 8)}.example`);
    await page.getByRole('button', { name: 'Consultar titular' }).click();
    await page.getByLabel('Conferi o nome: é este o recebedor').check();
    await page.getByLabel('Valor', { exact: true }).fill(amount);
    const chooser = page.getByLabel('Juntar arquivo');
    await chooser.setInputFiles([fileOf('contrato.pdf', '%PDF-1.7\n contrato'), fileOf('planilha.pdf', 'MZ program')]);
    await expectClean(page, 'a form with files for its approvers');
    await goOn(page);
    await page.getByRole('button', { name: `Sacar R$ ${amount}` }).click();
    // One of them is none: nothing was asked.
    await expect(page.getByText('não entra, o conteúdo não é o que o nome diz.')).toBeVisible();
    await page.getByRole('button', { name: 'Retirar planilha.pdf' }).click();
    await goOn(page);
    await expect(page.getByText('contrato.pdf')).toBeVisible();
    await page.getByRole('button', { name: `Sacar R$ ${amount}` }).click();
    await expect(page.getByText('Aguarda aprovação')).toBeVisible();
    await page.getByRole('link', { name: 'Acompanhar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(amount);
    await expectClean(page, 'a request of one’s own');

    await admin.goto('/approvals');
    const row = admin.getByRole('row').filter({ hasText: amount });
    await row.getByRole('link').click();
    await expect(admin.getByText(/sete mil,? setecentos e setenta e sete reais/)).toBeVisible();
    await expect(admin.getByText('Este recebedor nunca foi pago daqui.')).toBeVisible();
    await expectClean(admin, 'a request to decide');
    const file = admin.getByRole('link', { name: 'Abrir contrato.pdf em outra aba' });
    const opened = await admin.request.get((await file.getAttribute('href')) ?? '');
    expect([opened.status(), opened.headers()['content-security-policy']]).toEqual([200, "sandbox; default-src 'none'"]);
    expect(await opened.text()).toBe('%PDF-1.7\n contrato');
    await admin.getByRole('button', { name: `Aprovar R$ ${amount}` }).click();
    await expect(admin.getByText('Concluído', { exact: true })).toBeVisible();
    await expect(admin.getByRole('button', { name: /^Aprovar/ })).toHaveCount(0);
    await expect(page.getByText('Concluído', { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').getByRole('link')).toBeVisible();
  } finally {
    await admin.goto('/settings/approval-rules');
    await admin.getByRole('region').or(admin.locator('section')).filter({ hasText: title }).getByRole('button', { name: 'Mudar' }).click();
    const change = admin.getByRole('dialog', { name: `Mudar ${title}` });
    await change.getByLabel('Regra ligada').uncheck();
    await change.getByRole('button', { name: 'Salvar regra' }).click();
    await change.getByRole('link', { name: 'Acompanhar' }).click();
    await decideFirst(second, 'mudança das regras de aprovação');
    await expect(second.getByText('Concluído', { exact: true })).toBeVisible();
  }
});
