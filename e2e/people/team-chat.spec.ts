import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';

const path = '/settings/team-chat';

test('an administrator turns on the chat of the team, hears that a test did not arrive, and takes it away; its address is never shown', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const address = page.getByLabel('Endereço do webhook');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Ligar um canal' })).toBeVisible();

  await address.fill('https://evil.example/hook');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Informe um endereço https em chat.example.')).toBeVisible();
  await expect(page.getByText('Marque ao menos um tipo.')).toBeVisible();
  await expect(address).toBeFocused();

  await address.fill('https://chat.example/hooks/segredo-do-canal');
  await page.getByLabel('Tipo de chat').selectOption({ label: 'Discord' });
  await page.getByLabel('Devolução que não foi feita').check();
  await page.getByLabel('Infração (MED) nova').check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { name: 'Canal em uso' })).toBeVisible();
  await expect(page.getByText('chat.example/…')).toBeVisible();
  await expect(address).toHaveValue('');

  await page.getByRole('button', { name: 'Testar' }).click();
  // No chat is behind that address.
  await expect(page.getByText(/A mensagem de teste não foi entregue/)).toBeVisible();
  await expectClean(page, 'the chat of the team');

  const phone = await openAs('admin', { viewport: { width: 390, height: 844 } });
  await phone.goto(path);
  await expect(phone.getByText('chat.example/…')).toBeVisible();
  await expect(phone.getByLabel('Infração (MED) nova')).toBeChecked();
  expect(await phone.content()).not.toContain('segredo');
  // Without an address the one there is stays.
  await phone.getByLabel('Infração (MED) nova').uncheck();
  await phone.getByRole('button', { name: 'Salvar' }).click();
  await expect(phone.getByText('Salvo.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Infração (MED) nova')).not.toBeChecked();
  await expectClean(phone, 'the chat of the team, on a phone');

  await page.getByRole('button', { name: 'Desligar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('chat.example');
  await dialog.getByRole('button', { name: 'Desligar' }).click();
  await expect(page.getByRole('heading', { name: 'Ligar um canal' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Ligar um canal' })).toBeVisible();
});
