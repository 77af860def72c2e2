import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import type { Permission } from '@/lib/contracts/office/permission';
import { grantablePermissions } from '@/lib/contracts/office/roles/grantable-permissions';
import { messagesIn } from '@/lib/messages/messages';
import { PermissionChoice } from './permission-choice';

afterEach(cleanup);

function hints(chosen: readonly Permission[]): number {
  render(
    <IntlProvider locale="pt-BR" messages={messagesIn('pt-BR')} timeZone="America/Sao_Paulo">
      <PermissionChoice list={{ mayGive: [...grantablePermissions], mayAsk: [] }} before={[]} chosen={chosen} onChosen={() => {}} />
    </IntlProvider>,
  );
  const found = screen.queryAllByText(/só decide quem os vê/).length;
  cleanup();
  return found;
}

test('the editor of a role says that whoever decides about requests has to see them, until the role does', () => {
  expect(hints(['approvals:decide'])).toBe(2);
  expect(hints([])).toBe(2);
  expect(hints(['approvals:decide', 'approvals:read'])).toBe(0);
});
