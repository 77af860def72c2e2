import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, appUrl, sandbox } from '@/e2e/support/stack';
import { freshReference } from '@/e2e/support/store-transaction';
import { waitForShortcuts } from '@/e2e/support/wait-for-shortcuts';
import { addDays, businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';

test.use({ role: 'finance' });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
/** The panel closes by itself, and the record shows the result. */
const closesOn = async (page: Page, text: string) => {
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
};
const wholeOnly = (only: boolean) => sandbox.setVariants({ token: accountToken, variants: { 'no-partial-reversals': only } });

test('a charge is reversed in part and then as a whole: typed in reais, sent in cents, each once', async ({ page }) => {
  const externalId = freshReference();
  const postbackUrl = `${appUrl}/api/callbacks/card`;
  const { id } = await sandbox.insertCardCharge({ amount: 10_000, name: 'Ana Card Souza', externalId, postbackUrl });
  await page.goto('/card/charges');
  await page
    .getByRole('link', { name: /Ana Card Souza/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/card/charges/${id}`);
  await press(page, 'Estornar');
  await dialog(page).getByText('Outro valor', { exact: true }).click();
  const field = dialog(page).getByRole('textbox', { name: 'Valor em reais' });
  await field.fill('100,01');
  await press(page, 'Continuar');
  await expect(dialog(page).getByText('até o que resta, R$ 100,00')).toBeVisible();
  await field.fill('30,50');
  await press(page, 'Continuar');
  await expect(dialog(page).getByText('Estornar R$ 30,50 no cartão?')).toBeVisible();
  await expect(dialog(page).getByRole('paragraph').filter({ hasText: 'trinta reais e cinquenta centavos' })).toBeVisible();
  await expect(dialog(page).getByText('Depois restam R$ 69,50.')).toBeVisible();

  await wholeOnly(true);
  await press(page, 'Estornar R$ 30,50');
  await expect(dialog(page).getByRole('heading', { name: 'A adquirente recusou' })).toBeVisible();
  await wholeOnly(false);
  await press(page, 'Continuar');
  await dialog(page).getByRole('button', { name: 'Estornar R$ 30,50' }).dblclick();
  await closesOn(page, 'O serviço aceitou o estorno.');
  const asked = await sandbox.transitionCharge(id, { token: accountToken, move: 'settle-reversal' });
  expect(asked.creditCardPayment.reversedAmount).toBe(3_050);
  await expect(page.getByText('Estornada em parte')).toBeVisible();

  await press(page, 'Estornar');
  await expect(dialog(page).getByText('Tudo, R$ 69,50')).toBeVisible();
  await press(page, 'Continuar');
  await sandbox.addFault({ fault: 'apply-then-drop', token: accountToken, endpoint: 'cardCharges.reverse' });
  await press(page, 'Estornar R$ 69,50');
  await closesOn(page, 'O serviço aceitou o estorno.');
  await expect(page.getByText('Estorno em andamento')).toBeVisible();
  await expect(page.getByText('R$ 100,00 pedidos; a adquirente ainda não concluiu o estorno')).toBeVisible();
  // Told by a signed postback, the open page follows.
  const { creditCardPayment } = await sandbox.transitionCharge(id, { token: accountToken, move: 'settle-reversal' });
  expect(creditCardPayment).toMatchObject({ reversedAmount: 10_000, status: 10 });
  await expect(page.getByText('Estornada', { exact: true })).toBeVisible();
  await expect(page.getByText('estornada no dia da cobrança: não aparece na fatura')).toBeVisible();
  const story = page.getByRole('region', { name: 'Linha do tempo' }).getByRole('listitem');
  await expect(story.filter({ hasText: /^Estorno de R\$.30,50 pedido/ })).toContainText('Marina');
  await expect(story.filter({ hasText: /^Estorno de R\$.69,50 pedido/ })).toContainText('Marina');
  await expect(story.last()).toHaveText(/^R\$.100,00 estornados/);
});

test('a recurrence changes its amount, pauses and comes back with what it missed; one that ended does not', async ({ page }) => {
  const recurrence = { interval: 'Monthly' as const };
  const running = await sandbox.insertCardCharge({ amount: 4_990, createdAt: daysAgo(70), recurrence });
  await page.goto('/card/recurrences?status=ACTIVE');
  await page.getByRole('searchbox').fill(String(running.recurrentPaymentId));
  await page.getByRole('searchbox').press('Enter');
  const found = page.getByRole('link', { name: /Abrir a recorrência:/ });
  await expect(page).toHaveURL(/text=/);
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page).toHaveURL(`/card/recurrences/${running.recurrentPaymentId}`);
  await press(page, 'Mudar o valor');
  await dialog(page).getByRole('textbox').fill('59,90');
  await press(page, 'Continuar');
  await expect(dialog(page).getByText('Mudar de R$ 49,90 para R$ 59,90?')).toBeVisible();
  await expect(dialog(page).getByRole('paragraph').filter({ hasText: 'cinquenta e nove reais e noventa centavos' })).toBeVisible();
  await press(page, 'Mudar para R$ 59,90');
  await closesOn(page, 'O novo valor vale a partir do próximo ciclo.');
  await press(page, 'Desativar');
  await expect(dialog(page).getByText(/^O ciclo de .*, de R\$.59,90, e os seguintes não serão cobrados\.$/)).toBeVisible();
  await expect(dialog(page).getByText('3 ciclos já cobrados, R$ 149,70, continuam como estão.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Inativa', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desativar' })).toHaveCount(0);

  const stopped = await sandbox.insertCardCharge({ amount: 4_990, createdAt: daysAgo(70), recurrence: { ...recurrence, stopped: true } });
  await page.goto(`/card/recurrences/${stopped.recurrentPaymentId}`);
  await press(page, 'Reativar');
  await expect(dialog(page).getByText('2 ciclos não foram cobrados', { exact: false })).toContainText('R$ 99,80');
  await press(page, 'Continuar');
  await expect(dialog(page).getByText('Aceite a cobrança dos ciclos perdidos para reativar.')).toBeVisible();
  await dialog(page).getByRole('checkbox').check();
  await press(page, 'Continuar');
  await dialog(page).getByRole('button', { name: 'Reativar' }).click();
  await closesOn(page, 'A recorrência está ativa de novo.');
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible();
  await expect(page.getByText('ciclo 2', { exact: true })).toBeVisible();

  const endDate = addDays(businessDay(new Date(), serviceZone), -5);
  const ended = await sandbox.insertCardCharge({ createdAt: daysAgo(70), recurrence: { ...recurrence, endDate } });
  await page.goto(`/card/recurrences/${ended.recurrentPaymentId}`);
  await expect(page.getByText('Esta recorrência terminou em', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /Mudar o valor|Desativar|Reativar/ })).toHaveCount(0);
});

test('an amount is converted by the quotes on the page, which say when they may be old', async ({ page }) => {
  await page.clock.install();
  await page.goto('/card/exchange');
  const dollar = page.getByRole('row', { name: /^USD/ });
  await waitForShortcuts(page);
  const ask = (await dollar.getByRole('cell').nth(1).textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Valor em reais' }).fill('1.000,00');
  await expect(page.getByText(`por ${ask} cada USD`, { exact: false })).toBeVisible();
  const dollars = 1_000 / Number(ask.replace('R$', '').replace(',', '.'));
  await expect(page.getByText(dollars.toFixed(2).replace('.', ','), { exact: true })).toBeVisible();
  await expect(page.getByText('podem não ser as últimas', { exact: false })).toHaveCount(0);
  await page.clock.fastForward('01:02:00');
  await expect(page.getByText('podem não ser as últimas', { exact: false })).toBeVisible();
});
