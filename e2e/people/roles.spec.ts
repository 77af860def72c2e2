import { cpf } from 'cpf-cnpj-validator';
import { officePages } from '@/e2e/pages';
import { collectBodies } from '@/e2e/support/bodies';
import { expect, test } from '@/e2e/support/office-test';
import { storeTransaction } from '@/e2e/support/store-transaction';
import { roleMay, roleNames } from '@/lib/contracts/office/permission';
import { formatDocument, maskDocument } from '@/lib/format/identifier/document';

for (const role of roleNames) {
  test(`${role} is shown its pages and no other`, async ({ visitAs }) => {
    const page = await visitAs(role);
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link');
    const own = officePages.filter(({ link, permission }) => link && roleMay(role, permission));
    // A link may end with the number of pending items.
    await expect(links).toHaveText(own.map(({ link = '' }) => new RegExp(`^${link.replaceAll(/[()]/g, '\\$&')}\\d*$`)));
  });
}

for (const role of ['support', 'developer', 'auditor'] as const) {
  test(`no document reaches the browser of ${role} whole`, async ({ openAs }) => {
    const document = cpf.generate();
    const email = `cliente-${document}@correio.example`;
    const { id, clientReference } = await storeTransaction({
      payerDocument: document,
      generatedDocument: document,
      generatedEmail: email,
      generatedName: 'Helena Prado',
      payerAccountNumber: '00123456',
    });
    const page = await openAs(role);
    const bodies = collectBodies(page);

    await page.goto(`/transactions?clientReference=${clientReference}`);
    await page.getByRole('table').getByRole('link').click();
    await expect(page.getByText(maskDocument(document)).first()).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar o JSON' }).click();
    await expect(page.getByText(`"id": "${id}"`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(maskDocument(document)).first()).toBeVisible();

    const received = (await page.content()) + (await bodies());
    for (const secret of [document, formatDocument(document), email, '00123456']) expect(received).not.toContain(secret);
  });
}

test('support sees one value after saying why, and the audit has a line of it', async ({ openAs }) => {
  const document = cpf.generate();
  const { id } = await storeTransaction({ payerDocument: document });
  const page = await openAs('support');
  await page.goto(`/transactions/${id}`);
  await expect(page.getByText(maskDocument(document))).toBeVisible();
  await page.getByRole('button', { name: 'mostrar', exact: true }).click();
  await page.getByLabel('Motivo').fill('contestação do cliente');
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await expect(page.getByText(formatDocument(document))).toBeVisible();

  const auditor = await openAs('auditor');
  await auditor.goto('/settings/audit?action=personal-data.revealed');
  const line = auditor.getByRole('row').filter({ hasText: id });
  await expect(line).toContainText('Rui Bastos');
  await expect(line).toContainText('Concluído');
  await expect(line).not.toContainText(document);
});

test('nobody else may ask for a value, whatever the page offers', async ({ openAs }) => {
  const { id } = await storeTransaction({ payerDocument: cpf.generate() });
  for (const role of ['developer', 'auditor'] as const) {
    const page = await openAs(role);
    await page.goto(`/transactions/${id}`);
    await expect(page.getByText('Seu papel não vê dados pessoais completos.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'mostrar', exact: true })).toHaveCount(0);
    const asked = await page.evaluate(async (transactionId) => {
      const body = JSON.stringify({ transactionId, field: 'payerDocument', reason: 'porque sim' });
      const headers = { 'content-type': 'application/json', 'x-balcao': '1' };
      return (await fetch('/api/office/reveals', { method: 'POST', body, headers })).status;
    }, id);
    expect(asked).toBe(403);
  }
});
