import type { Page, Request } from '@playwright/test';
import { expect, test } from '@/e2e/support/office-test';
import { hoursAhead, openDispute } from '@/e2e/support/open-dispute';
import { signInByForm } from '@/e2e/support/sign-in';

test.use({ role: 'support' });

const pdf = (text = '') => Buffer.from(`%PDF-1.7\n${text}`);
const file = (name: string, buffer = pdf(), mimeType = 'application/pdf') => ({ name, buffer, mimeType });
const textOf = (page: Page) => page.getByLabel('A sua defesa');
const savedNote = (page: Page) => page.getByText(/Rascunho guardado às/);
const files = (page: Page) => page.getByRole('region', { name: 'Arquivos' }).getByRole('listitem');
const addFiles = (page: Page, ...some: ReturnType<typeof file>[]) => page.locator('input[type=file]').setInputFiles(some);
const words = 'O pedido foi retirado na loja com documento.\n\nPedimos que a contestação seja recusada.';

test('a draft is the same on another machine, and a refused file is named while the others stay', async ({ page, openAs }) => {
  const { id } = await openDispute({ expiresAt: hoursAhead(30) });
  await page.goto(`/infractions/${id}`);
  await textOf(page).fill(words);
  await expect(savedNote(page)).toBeVisible();
  await addFiles(page, file('Anexo 1 · cobrança e pagador.pdf'), file('fatura.pdf', Buffer.from('MZ programa')), file('RECIBO é.PDF'));
  await expect(files(page)).toHaveText([
    /Anexo 1 · cobrança e pagador\.pdf/,
    /RECIBO é\.PDF/,
    /fatura\.pdf.*o conteúdo não é o que o nome diz/,
  ]);
  await addFiles(page, file('camera-loja.mov', Buffer.from('ftypqt'), 'video/quicktime'));
  await expect(page.getByRole('alert').filter({ hasText: 'camera-loja.mov' })).toContainText('só PDF, PNG e JPEG');
  await page.getByRole('button', { name: 'Tirar camera-loja.mov da lista' }).click();
  await expect(files(page)).toHaveCount(3);

  const elsewhere = await openAs('support');
  await elsewhere.goto(`/infractions/${id}`);
  await expect(textOf(elsewhere)).toHaveValue(words);
  await expect(files(elsewhere)).toHaveText([/Anexo 1 · cobrança e pagador\.pdf/, /RECIBO é\.PDF/]);
});

test('the text is counted as the service counts it, and nothing too long, too short or with a card number goes out', async ({ page }) => {
  const { id } = await openDispute();
  await page.goto(`/infractions/${id}`);
  const send = page.getByRole('button', { name: 'Enviar defesa sem arquivos' });
  await textOf(page).fill(`${'linha\n'.repeat(166)}fim.`);
  await expect(page.getByText('1.000 de 1.000 caracteres')).toBeVisible();
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await textOf(page).fill(`${'linha\n'.repeat(166)}fim..`);
  await expect(page.getByText('1.001 de 1.000 caracteres')).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await textOf(page).fill('123456789');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await textOf(page).fill(`${words} Cartão 4111 1111 1111 1111.`);
  await expect(page.getByText('Parece um número de cartão.', { exact: false }).first()).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
});

test('a defense is looked at, asked about once more, and sent once', async ({ page }) => {
  const { id } = await openDispute({ expiresAt: hoursAhead(3) });
  await page.goto(`/infractions/${id}`);
  await textOf(page).fill(words);
  await addFiles(page, file('Anexo 1 · não é só.pdf'));
  await page.getByRole('button', { name: 'Ver o que será enviado' }).click();
  await expect(page.getByRole('dialog')).toContainText('Anexo 1 · não é só.pdf');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Enviar defesa com 1 arquivo' }).click();
  const question = page.getByRole('dialog', { name: 'Enviar esta defesa?' });
  await expect(question).toContainText('É definitivo');
  await expect(question).toContainText('Pedimos que a contestação seja recusada.');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(textOf(page)).toHaveValue(words);

  await page.getByRole('button', { name: 'Enviar defesa com 1 arquivo' }).click();
  await question.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByText(/Defesa enviada em .* nenhum prazo corre para você/)).toBeVisible();
  await expect(page.getByText('Falta para responder')).toHaveCount(0);
  await expect(textOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  const sent = page.getByRole('article');
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText('Anexo 1 · não é só.pdf');
  await expect(sent).toContainText(/SHA-256 [0-9a-f]{64}/);

  await page.goto('/infractions');
  await expect(page.getByRole('link', { name: 'Em análise' })).toBeVisible();
  await expect(page.locator(`tr a[data-row="${id}"]`)).toHaveCount(0);
});

const isSending = (request: Request) => request.method() === 'POST' && request.url().endsWith('/sent-defenses');

test('of two people who send together one succeeds, and the other sees who', async ({ openAs, addPerson }) => {
  const { id } = await openDispute();
  const people = [await addPerson('support'), await addPerson('support')];
  const pages: Page[] = [];
  for (const person of people) {
    const page = await openAs(null);
    await page.goto(`/infractions/${id}`);
    await signInByForm(page, person);
    await expect(textOf(page)).toBeVisible();
    pages.push(page);
  }
  const [first, second] = pages as [Page, Page];
  await textOf(first).fill(words);
  await expect(savedNote(first)).toBeVisible();
  await expect(second.getByText(`${people[0]?.name} está escrevendo agora.`, { exact: false }).first()).toBeVisible();
  await textOf(first).blur();
  await expect(textOf(second)).toHaveValue(words);
  await expect(textOf(second)).toBeEditable();

  for (const page of pages) await page.getByRole('button', { name: 'Enviar defesa sem arquivos' }).click();
  // Neither is sent before both were pressed: whoever hears first that the other sent it cannot press any more.
  const bothPressed = Promise.all(pages.map((page) => page.waitForRequest(isSending)));
  for (const page of pages) {
    await page.route('**/sent-defenses', async (route) => {
      if (isSending(route.request())) await bothPressed;
      await route.continue();
    });
  }
  for (const page of pages) await page.getByRole('button', { name: 'Enviar agora' }).click();
  for (const page of pages) await expect(page.getByText(/Defesa enviada em /)).toBeVisible();
  const announced: number[] = [];
  await expect(async () => {
    const counts = pages.map((page) => page.getByText(/enviou a defesa em .*, antes de você/).count());
    announced.splice(0, 2, ...(await Promise.all(counts)));
    expect(announced.toSorted()).toEqual([0, 1]);
  }).toPass();
  const winner = people[announced.indexOf(0)]?.name ?? '';
  await expect(
    pages[announced.indexOf(1)]?.getByText(`${winner} enviou a defesa`, { exact: false }) ?? first.locator('none'),
  ).toBeVisible();
  for (const page of pages) await expect(page.getByRole('article')).toHaveCount(1);
});

test('the session ends while someone writes: after signing in text and files are back', async ({ openAs, addPerson }) => {
  const { id } = await openDispute();
  const person = await addPerson('support');
  const page = await openAs(null);
  await page.goto(`/infractions/${id}`);
  await signInByForm(page, person);
  await textOf(page).fill('O pedido foi retirado');
  await expect(savedNote(page)).toBeVisible();
  await addFiles(page, file('prova.pdf'));
  await expect(files(page)).toHaveCount(1);

  // What is typed is on its way when the session ends. It ends once: what is tried again later must not take the cookies of the sign-in.
  let ended = false;
  await page.route('**/draft', async (route) => {
    if (route.request().method() === 'PUT' && !ended) {
      ended = true;
      await page.context().clearCookies();
    }
    await route.continue();
  });
  await textOf(page).fill('O pedido foi retirado na loja Centro, com documento.');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await page.unroute('**/draft');
  await signInByForm(page, person);
  await expect(page).toHaveURL(`/infractions/${id}`);
  await expect(textOf(page)).toHaveValue('O pedido foi retirado na loja Centro, com documento.');
  await expect(files(page)).toHaveText([/prova\.pdf/]);
  await expect(savedNote(page)).toBeVisible();
});

test('for a Pix that was refunded the answer is written already, with a warning', async ({ page }) => {
  const refund = {
    refundAmount: 30.5,
    refundStatus: 'COMPLETED',
    refundReason: 'CUSTOMER_REQUEST',
    refundedAt: new Date().toISOString(),
  } as const;
  const { id } = await openDispute({}, { amount: 248.9, ...refund });
  await page.goto(`/infractions/${id}`);
  await expect(textOf(page)).toHaveValue(/Já fizemos a devolução: R\$ 30,50 dos R\$ 248,90 deste Pix voltou ao pagador/);
  await expect(page.getByText('não defenda um dinheiro que já voltou', { exact: false })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Devolução já feita' })).toBeVisible();
});
