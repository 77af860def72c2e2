import { cpf } from 'cpf-cnpj-validator';
import { storeTransaction } from '@/e2e/support/store-transaction';
import { roleMay, roleNames } from '@/lib/contracts/office/permission';
import { type Attack, codeOf, expect, test } from './attack-test';

const masked = roleNames.filter((role) => roleMay(role, 'transactions:read') && !roleMay(role, 'personal-data:read'));
const tokenize = (attack: Attack, role: (typeof roleNames)[number], body: object) =>
  attack(role, {
    method: 'POST',
    path: '/api/office/document-tokens',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const list = (attack: Attack, role: (typeof roleNames)[number], document: string) =>
  attack(role, { path: `/api/payments/user/transactions?${new URLSearchParams({ document })}` });

test('there are roles that see documents masked', () => expect(masked.length).toBeGreaterThan(1));

for (const role of masked) {
  test(`${role} finds out no document by filtering with candidates, and sees none in what is found by a reason`, async ({ attack }) => {
    const document = cpf.generate();
    const { id } = await storeTransaction({ payerDocument: document });
    for (const candidate of [document, cpf.generate()]) {
      expect(codeOf(await list(attack, role, candidate)), 'plain').toBe('SVB448');
      expect(codeOf(await tokenize(attack, role, { document: candidate })), 'without a reason').toMatch(/^SVB40[03]$/);
    }
    const token = await tokenize(attack, role, { document, reason: 'o cliente ligou' });
    if (!roleMay(role, 'personal-data:filter')) return expect(codeOf(token)).toBe('SVB403');
    const found = await list(attack, role, JSON.parse(token.text).token);
    expect(found.text).toContain(id);
    expect(found.text).not.toContain(document);
    return undefined;
  });
}
