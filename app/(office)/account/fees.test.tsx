import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { accountShapes } from '@/lib/contracts/pix/account/account.shape';
import { loadMessages } from '@/lib/messages/load-messages';
import { Fees } from './fees';

test.each([
  [{ cashInFixed: 0.85, cashInPercent: 0, cashInMinimum: 0 }, 'R$ 0,85'],
  [{ cashInFixed: 0.85, cashInPercent: 1.5, cashInMinimum: 1 }, 'R$ 0,85 + 1,5 %, no mínimo R$ 1,00'],
  [{ cashInFixed: 0, cashInPercent: 0.99, cashInMinimum: 0 }, '0,99 %'],
  [{ cashInFixed: 0, cashInPercent: 0, cashInMinimum: 0.5 }, 'sem tarifa, no mínimo R$ 0,50'],
  [{}, 'sem tarifa'],
])('a fee of %o is told without the parts that are nothing: %s', async (fee, text) => {
  const record = accountShapes['account.read'].record.parse({ serviceFee: fee });
  render(
    <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')}>
      <Fees fee={record.serviceFee} />
    </IntlProvider>,
  );
  expect(screen.getAllByRole('definition')[0]?.textContent?.replaceAll('\u00A0', ' ')).toBe(text);
});
