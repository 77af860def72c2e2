import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { problem } from '@/lib/contracts/problem/problem';
import { toReais } from '@/lib/format/money/money';
import { loadMessages } from '@/lib/messages/load-messages';
import { RefundProblem } from './refund-problem';

test.each(['SVG404', null])('an account whose service has no refunds (404, %s) is told so calmly', async (errorCode) => {
  const { problem: refused } = problem({ statusCode: 404, errorCode });
  // Only a refusal about its infraction looks at the transaction.
  const transaction = {} as TransactionRecord;
  render(
    <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')} timeZone="America/Sao_Paulo">
      <RefundProblem transaction={transaction} problem={refused} remainder={toReais(1)} />
    </IntlProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain('não oferece devoluções a esta conta');
  expect(screen.queryByText(/identificador/)).toBeNull();
});
