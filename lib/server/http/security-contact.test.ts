import { expect, test } from 'vitest';
import { securityContact } from './security-contact';

const installation = { securityContact: 'mailto:seguranca@loja.example', appUrl: 'https://balcao.example' };

test('security.txt names the contact of the installation and ends thirty days from today', async () => {
  const answer = securityContact(installation, new Date('2026-11-29T23:59:00Z'));
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:seguranca@loja.example',
    'Expires: 2026-12-29T00:00:00.000Z',
    'Preferred-Languages: pt, en',
    'Canonical: https://balcao.example/.well-known/security.txt',
    '',
  ]);
});

test('security.txt is not found where the installation names nobody', () => {
  expect(() => securityContact({ ...installation, securityContact: null }, new Date())).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ statusCode: 404 }) }),
  );
});
