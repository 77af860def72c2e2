import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sandbox } from './stack';
import { storeTransaction } from './store-transaction';

const withoutAmount =
  '00020101021226470014br.gov.bcb.pix2525sandbox.example/qr/aberto5204000053039865802BR5912LIVRARIA IPE6009SAO PAULO62070503***6304741F';
const amount = (page: Page) => page.getByLabel('Valor', { exact: true });
const confirm = (page: Page) => page.getByLabel('Conferi o nome: é este o recebedor').check();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Every form that moves money out or changes where it goes: how to fill it in, and the button of its confirmation. */
export const moneyForms = {
  withdrawal: async (page) => {
    await page.goto('/withdrawals/new');
    await page.getByLabel('Chave Pix').fill(`pix@sandbox-e2e-${randomUUID().slice(0, 8)}.example`);
    await press(page, 'Consultar titular');
    await confirm(page);
    await amount(page).fill('30,50');
    return 'Sacar R$ 30,50';
  },
  'QR code': async (page) => {
    await page.goto('/withdrawals/qr-code');
    await page.getByLabel('Código Pix').fill(withoutAmount);
    await press(page, 'Ler código');
    await confirm(page);
    await amount(page).fill('30,50');
    return 'Pagar R$ 30,50';
  },
  transfer: async (page) => {
    const receiver = await sandbox.createAccount({ token: `sandbox-e2e-${randomUUID().slice(0, 8)}` });
    await page.goto('/transfers/new');
    await page.getByRole('textbox', { name: 'Para a conta' }).fill(receiver.number);
    await amount(page).fill('30,50');
    await page.getByRole('checkbox', { name: `R$ 30,50 para a conta ${receiver.number}` }).check();
    return 'Transferir R$ 30,50';
  },
  refund: async (page) => {
    const { id } = await storeTransaction({ amount: 80 });
    await page.goto(`/transactions/${id}?refund=1`);
    await page.getByRole('radio', { name: 'Outro valor' }).check();
    await page.getByRole('textbox', { name: 'Outro valor' }).fill('30,50');
    return 'Devolver R$ 30,50';
  },
  'card charge': async (page) => {
    await page.goto('/card/charges/new');
    await amount(page).fill('30,50');
    await page.getByLabel('O que é cobrado').fill('Curso');
    await page.getByLabel('Comprador').fill('Ana Souza');
    await page.getByLabel('Número do cartão').fill('4111 1111 1111 1111');
    await page.getByLabel('Titular').fill('ANA SOUZA');
    await page.getByLabel('Validade').fill('12/34');
    await page.getByLabel('Código de segurança').fill('123');
    return 'Cobrar R$ 30,50';
  },
  'card reversal': async (page) => {
    const { id } = await sandbox.insertCardCharge({ amount: 10_000 });
    await page.goto(`/card/charges/${id}`);
    await press(page, 'Estornar');
    await page.getByRole('dialog').getByText('Outro valor', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Valor em reais' }).fill('30,50');
    return 'Estornar R$ 30,50';
  },
  'amount of a recurrence': async (page) => {
    const { recurrentPaymentId } = await sandbox.insertCardCharge({ amount: 4_990, recurrence: { interval: 'Monthly' } });
    await page.goto(`/card/recurrences/${recurrentPaymentId}`);
    await press(page, 'Mudar o valor');
    await page.getByRole('dialog').getByRole('textbox').fill('59,90');
    return 'Mudar para R$ 59,90';
  },
  'automatic withdrawal': async (page) => {
    await page.goto('/account');
    await page.getByRole('button', { name: /^(Configurar|Mudar)$/ }).click();
    await page.getByLabel('Chave Pix').fill(`pix@sandbox-e2e-${randomUUID().slice(0, 8)}.example`);
    await press(page, 'Consultar titular');
    await confirm(page);
    await page.getByRole('textbox', { name: 'A partir do saldo de' }).fill('1.000,00');
    return 'Ligar o saque automático';
  },
} satisfies Record<string, (page: Page) => Promise<string>>;

/** Continues from the fields of a money form to its confirmation, which sends nothing yet. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}
