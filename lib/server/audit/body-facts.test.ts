import { expect, test } from 'vitest';
import { bodyFacts } from './body-facts';

test('declared fields become facts under their last name, and nothing else does', () => {
  const body = { rule: { enabled: true, minimum: 0.5, pixKey: 'ana@loja.example' }, events: ['A', 'B'], name: 'Ana' };
  expect(bodyFacts(body, ['rule.enabled', 'rule.minimum', 'events', 'absent', 'name.first'])).toEqual({
    enabled: 'true',
    minimum: '0.5',
    events: 'A B',
  });
});

test('a text loses its documents and e-mails, and is shortened', () => {
  const { reason = '' } = bodyFacts({ reason: `CPF 529.982.247-25 de ana@loja.example ${'x'.repeat(500)}` }, ['reason']);
  expect(reason).not.toMatch(/529|25 |ana@/);
  expect(reason).toHaveLength(200);
});
