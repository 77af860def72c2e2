import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { Receipt } from './receipt';

const tab = { location: { replace: vi.fn() }, close: vi.fn() };
const saved = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'open',
    vi.fn(() => tab),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
  URL.createObjectURL = () => 'blob:receipt';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const pdf = () => new Response('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } });
const refusal = (statusCode: number, errorCode: string) =>
  Response.json({ statusCode, errorCode, requestId: 'r-1' }, { status: statusCode });

async function show({ status = 'COMPLETED', mayDownload = true, answer = pdf() } = {}) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer)),
  );
  render(
    <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')} timeZone="America/Sao_Paulo">
      <Receipt of="charges" id="T1" status={status} mayDownload={mayDownload} />
    </IntlProvider>,
  );
}

async function choose(choice: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Comprovante' }));
  await userEvent.click(screen.getByRole('menuitem', { name: choice }));
}

describe('the receipt of a payment', () => {
  test('opens in a tab that was opened in the press itself, so that a slow answer is not blocked', async () => {
    await show();
    await choose('Abrir em outra aba');
    expect(window.open).toHaveBeenCalledWith('about:blank');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/api/payments/proof/T1'));
  });

  test('is saved as a PDF named after its transaction', async () => {
    await show();
    await choose('Baixar o PDF');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('comprovante-T1.pdf'));
  });

  test.each([
    ['SVC320', 'O comprovante ainda não está pronto', 'peça o comprovante de novo'],
    ['SVC321', 'Esta transação não tem comprovante', 'foi cancelada e não gerou documento'],
  ])('refused with %s says why, and leaves no empty tab behind', async (code, title, why) => {
    await show({ answer: refusal(422, code) });
    await choose('Abrir em outra aba');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(title)).toBeTruthy();
    expect(dialog.getByText(new RegExp(why))).toBeTruthy();
    expect(tab.close).toHaveBeenCalled();
  });

  test.each([
    [{ status: 'PENDING' }, /fica pronto quando o pagamento for concluído/],
    [{ mayDownload: false }, /Seu papel não baixa comprovantes/],
  ])('is off with its reason while there is none to have: %j', async (given, reason) => {
    await show(given);
    expect(screen.getByRole('button', { name: 'Comprovante', description: reason }).getAttribute('aria-disabled')).toBe('true');
  });
});
