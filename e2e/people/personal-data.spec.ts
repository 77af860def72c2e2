import { cpf } from 'cpf-cnpj-validator';
import { inboxSecret } from '@/e2e/attacks/canaries';
import { collectBodies } from '@/e2e/support/bodies';
import { expect, test } from '@/e2e/support/office-test';
import { appUrl } from '@/e2e/support/stack';
import { formatDocument, maskDocument } from '@/lib/format/identifier/document';

test('an administrator finds, downloads and erases what is kept of a person, by keyboard, and no screen or address has who it is', async ({
  openAs,
  request,
}) => {
  const document = cpf.generate();
  const name = 'Quitéria Falcão';
  const body = { id: `SVTX${document}`, status: 'COMPLETED', payerName: name, payerDocument: document };
  const delivered = await request.post(`${appUrl}/api/callbacks/${inboxSecret('callbacks')}`, { data: body });
  expect(delivered.status()).toBe(200);

  const page = await openAs('admin');
  const bodies = collectBodies(page);
  await page.goto('/settings/personal-data');
  await page.getByRole('button', { name: 'Procurar pessoa' }).press('Enter');
  await page.getByRole('button', { name: 'Procurar', exact: true }).press('Enter');
  await expect(page.getByText('Preencha pelo menos um campo.')).toBeVisible();
  await expect(page.getByLabel('CPF ou CNPJ')).toBeFocused();
  await page.keyboard.type(formatDocument(document));
  await page.getByLabel('Nome completo').fill(name);
  await page.keyboard.press('Enter');

  const card = page.locator('section').filter({ hasText: maskDocument(document) });
  await expect(card.getByText('Quitéria F.')).toBeVisible();
  await expect(card.getByText('1 registro é desta pessoa')).toBeVisible();
  expect(page.url()).toBe(`${appUrl}/settings/personal-data`);
  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Baixar arquivo' }).click();
  const file = JSON.parse((await (await (await download).createReadStream()).toArray()).join(''));
  expect(file.records.callbacks).toMatchObject([{ body }]);

  const auditor = await openAs('auditor');
  await auditor.goto('/settings/personal-data');
  await expect(auditor.getByText(maskDocument(document))).toBeVisible();
  await expect(auditor.getByRole('button', { name: 'Procurar pessoa' })).toHaveCount(0);
  await expect(auditor.getByRole('button', { name: 'Apagar…' })).toHaveCount(0);

  await card.getByRole('button', { name: 'Apagar…' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Apagar o que é guardado desta pessoa?' });
  await expect(question).toContainText('Sai, para sempre: Callbacks recebidos (1), e todo arquivo exportado.');
  await question.getByRole('button', { name: 'Apagar para sempre' }).press('Enter');
  await expect(page.getByText('1 registro ficou sem a pessoa').first()).toBeVisible();
  await expect(page.getByText(maskDocument(document))).toHaveCount(0);

  await auditor.goto('/settings/audit?action=data-subject.erased');
  await expect(auditor.getByText('Apagou o que era guardado de uma pessoa').first()).toBeVisible();
  const seen = (await page.content()) + (await auditor.content()) + (await bodies());
  for (const secret of [document, formatDocument(document), name]) expect(seen).not.toContain(secret);
});
