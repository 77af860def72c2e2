import { randomInt, randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { collectBodies } from '@/e2e/support/bodies';
import { expect, test } from '@/e2e/support/office-test';
import { placesOf } from '@/e2e/support/stored-text';
import { isCardNumber } from '@/lib/format/card/card-number';

test.use({ role: 'finance' });
test.setTimeout(120_000);

/** The trial card that behaves as three digits say, and one of nobody's: each with its check digit right. */
const withCheck = (body: string) => Array.from({ length: 10 }, (_, last) => `${body}${last}`).find(isCardNumber) ?? '';
const testCard = (digits: string) => withCheck(`400000000000${digits}`);
const newCard = () => withCheck(`4539${String(randomInt(1e11)).padStart(11, '0')}`);

async function fill(page: Page, card: { number: string; holder: string; cvv: string }) {
  await page.getByLabel('Número do cartão').fill(card.number);
  await page.getByLabel('Titular').fill(card.holder);
  await page.getByLabel('Validade').fill('12/34');
  await page.getByLabel('Código de segurança').fill(card.cvv);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Cobrar R$ 100,01 deste cartão?' })).toBeFocused();
}

const charge = (page: Page) => page.getByRole('button', { name: 'Cobrar R$ 100,01' });

test('a card is charged once, its data sent once and kept nowhere; a denial says why, and another card may be tried', async ({ page }) => {
  const [number, holder] = [newCard(), `ZULEICA ${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x').toUpperCase()}`];
  const description = `Curso ${randomUUID()}`;
  const bodies = collectBodies(page);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));

  await page.goto('/card/charges');
  await page.getByRole('link', { name: 'Nova cobrança' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nova cobrança no cartão' })).toBeVisible();
  await page.getByLabel('Valor', { exact: true }).fill('100,01');
  await page.getByLabel('O que é cobrado').fill(description);
  await page.getByLabel('Comprador').fill('Ana Souza');
  await page.getByLabel('Parcelas').selectOption('3');
  await fill(page, { number, holder, cvv: '907' });
  await expect(page.getByText('cem reais e um centavo', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('2 × R$ 33,34 + 1 × R$ 33,33').last()).toBeVisible();
  await expect(page.getByText(`Visa •••• ${number.slice(-4)}`)).toBeVisible();
  await charge(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Paga', exact: true })).toBeVisible();

  const posted = sent.filter((request) => request.postData()?.includes(number));
  expect(posted.map((request) => new URL(request.url()).pathname)).toEqual(['/api/payments/charges']);
  const listed = await (await page.request.get('/api/payments/charges?limit=100')).json();
  expect(listed.items.filter(({ cart }: { cart: { name: string }[] }) => cart[0]?.name === description)).toHaveLength(1);

  await test.step('nothing of it is kept anywhere, and the search would have found it', async () => {
    const forms = [number, number.match(/.{4}/g)?.join(' ') ?? '', number.slice(2, 14), '"cvv":"907"', '\\"cvv\\":\\"907\\"'];
    for (const place of placesOf(page)) {
      const planted = `planted-${randomUUID()}`;
      const remove = await place.plant(planted);
      // The holder's name is no secret: the service keeps it with the charge, and its sandbox is on this machine.
      const notStored = place.name === 'tables' || place.name === '.data' ? forms : [...forms, holder];
      expect(await place.find([planted, ...notStored]), place.name).toEqual([planted]);
      await remove();
    }
    const answers = await bodies();
    expect(answers, 'answers are searched').toContain(description);
    expect(
      forms.filter((text) => answers.includes(text)),
      'answers',
    ).toEqual([]);
    expect(sent.map((request) => request.url()).join(), 'addresses').not.toMatch(new RegExp(`${number}|${holder}`));
  });

  await page.getByRole('button', { name: 'Nova cobrança' }).click();
  await page.getByLabel('Valor', { exact: true }).fill('100,01');
  await page.getByLabel('O que é cobrado').fill(description);
  await page.getByLabel('Comprador').fill('Ana Souza');
  await expect(page.getByLabel('Número do cartão')).toHaveValue('');
  await fill(page, { number: testCard('051'), holder, cvv: '123' });
  await charge(page).click();
  await expect(page.getByRole('heading', { name: 'Negada' })).toBeVisible();
  await expect(page.getByText('Resposta do emissor: Saldo ou limite insuficiente')).toBeVisible();

  await page.getByRole('button', { name: 'Tentar com outro cartão' }).click();
  await expect(page.getByLabel('O que é cobrado')).toHaveValue(description);
  await fill(page, { number: testCard('001'), holder, cvv: '123' });
  await charge(page).click();
  await expect(page.getByRole('heading', { name: 'Autorizada, não paga' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver a cobrança' }).click();
  await expect(page).toHaveURL(/\/card\/charges\/(?!new)/);
});
