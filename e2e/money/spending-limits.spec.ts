import { expectClean } from '@/e2e/support/expect-clean';
import { goOn, moneyForms } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';
import { signInByRequest } from '@/e2e/support/sign-in';

test('an administrator limits a person, another approves it; the person reads it before the form and is refused above it', async ({
  openAs,
  addPerson,
}) => {
  test.slow();
  const person = await addPerson('finance');
  const [admin, second, page] = [await openAs('admin'), await openAs('admin2'), await openAs(null)];
  await signInByRequest(page.request, person);

  await admin.goto('/settings/spending-limits');
  await admin.getByRole('button', { name: 'Novo limite' }).click();
  const sheet = admin.getByRole('dialog', { name: 'Novos limites de envio' });
  await sheet.getByLabel('De quem').selectOption({ label: person.name });
  await sheet.getByLabel('Saídas por dia').fill('20,00');
  await sheet.getByLabel('A um recebedor novo, por dia').fill('');
  await sheet.getByLabel('Limite da noite').uncheck();
  await expectClean(admin, 'limits being written', 'dialog');
  await sheet.getByRole('button', { name: 'Salvar limites' }).click();
  await sheet.getByRole('link', { name: 'Acompanhar' }).click();
  await expect(admin.getByText('O pedido é seu: outra pessoa decide.')).toBeVisible();

  await second.goto(new URL(admin.url()).pathname);
  await expect(second.getByText('Saídas por dia').locator('..')).toContainText('R$ 20,00');
  await expect(second.getByText(person.name)).toBeVisible();
  await second.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(second.getByText('Concluído', { exact: true })).toBeVisible();
  await second.goto('/settings/spending-limits');
  await expectClean(second, 'the limits');

  const send = await moneyForms.withdrawal(page);
  await expect(page.getByText('Hoje você ainda pode enviar R$ 20,00 de R$ 20,00.')).toBeVisible();
  await goOn(page);
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByText('Passa de um limite da empresa')).toBeVisible();
  await expect(page.getByText('Do seu limite de hoje ainda restam R$ 20,00.')).toBeVisible();
});
