import { createPerson, ownHeaders } from '@/e2e/support/person';
import { codeOf, expect, test } from './attack-test';
import { attackAs } from './person-attack';
import { rawRequest } from './raw-request';

const json = { 'content-type': 'application/json' };
const atOnce = <T>(count: number, send: (at: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, at) => send(at)));

test('of thirty exports asked for at once no more than five are open', async ({ playwright, addPerson }) => {
  const send = await attackAs(playwright, await addPerson('finance'));
  const body = {
    list: 'transactions',
    form: 'sheet',
    search: 'clientReference=nobody-made-it',
    columns: ['createdAt', 'amount'],
    filters: [],
    locale: 'pt-BR',
    zone: 'America/Sao_Paulo',
  };
  const answers = await atOnce(30, () => send({ method: 'POST', path: '/api/office/exports', headers: json, body: JSON.stringify(body) }));
  const begun = answers.filter(({ status }) => status === 200).length;
  expect(answers.map(codeOf).filter((code) => code !== null && code !== 'SVB409')).toEqual([]);
  const { items } = JSON.parse((await send({ path: '/api/office/exports' })).text);
  const over = items.filter(({ state }: { state: string }) => !['waiting', 'running'].includes(state)).length;
  expect(begun - over).toBeLessThanOrEqual(5);
  expect(items).toHaveLength(begun);
});

test('a link to choose a password is spent once, though twenty use it at once', async ({ playwright, stateOf }) => {
  const administrators = { asker: await stateOf('admin'), approver: await stateOf('admin2') };
  const chosen: number[] = [];
  await createPerson(playwright, administrators, 'support', async (token, password) => {
    const answers = await atOnce(20, () =>
      rawRequest({
        method: 'POST',
        path: '/api/password-links',
        headers: { ...ownHeaders, ...json },
        body: JSON.stringify({ token, password }),
      }),
    );
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(codeOf(answer)).toBe('SVB444');
    chosen.push(...answers.map(({ status }) => status));
  });
  expect(chosen.filter((status) => status === 200)).toHaveLength(1);
});
