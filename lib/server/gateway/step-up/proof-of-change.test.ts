import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import portuguese from '@/lib/messages/pt-BR/shared/proof.json';
import { wordAt } from '@/lib/messages/word-at';
import { secondFactorForTests } from '@/lib/server/second-factor/testing/second-factor-for-tests';

const { office, post, challengeIn, assertionFor, prove, proved, enrolPasskey } = secondFactorForTests({ STEP_UP_FROM: '100.00' });

const code = ({ status, body }: { status: number; body: { errorCode?: string } }) => [status, body.errorCode];

describe('an action that moves no money', () => {
  test('takes its proof once, where no key of a form stands before it: of a hundred at once one is accepted', async () => {
    const admin = await office.person('admin');
    const { key: own } = await enrolPasskey(admin);
    const person = await office.person('support');
    const path = `/staff/${person.staffId}/password`;
    const proof = challengeIn(await post(admin, path));
    expect((await prove(admin, proof, await assertionFor(admin, proof, own))).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => post(admin, path, undefined, { headers: { 'x-balcao-proof': proof } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 403 && body.errorCode === 'SVB461')).toHaveLength(99);
  });

  test.each(['approval', 'override'])('asks whoever decides about a request of somebody else: %s', async (decision) => {
    const admin = await office.person('admin');
    await enrolPasskey(admin);
    const body = {
      requestHash: 'a'.repeat(64),
      ...(decision === 'override' && { reason: 'O caixa fecha em dez minutos e ninguém atende.' }),
    };
    challengeIn(await post(admin, `/approvals/${randomUUID()}/${decision}`, body));
  });

  test('is not found by an id that is none, before anybody is asked', async () => {
    const admin = await office.person('admin');
    await enrolPasskey(admin);
    expect(code(await post(admin, '/staff/nobody/password'))).toEqual([404, 'SVB404']);
  });

  test('asks for a proof whatever the amount of the setting is, and says so in the audit', async () => {
    const admin = await office.person('admin');
    const { key: own } = await enrolPasskey(admin);
    const person = { name: 'Rui Prado', email: `${randomUUID()}@loja.example`, role: 'support' };
    const challenge = challengeIn(await post(admin, '/staff', person));
    const { body } = await office.send('GET', `/proofs/${challenge}`, { as: admin });
    expect(body.action).toMatchObject({ endpoint: 'staff.create', amount: null, target: `${person.email} · support` });
    const answer = await proved('POST', '/staff', own, { as: admin, body: person });
    expect(answer.status).toBe(200);
    expect((await office.outcomes()).at(-1)).toMatchObject({ action: 'staff.created', facts: { proof: 'passkey' } });
  });
});

test('every action that may ask for a proof has words for its person', () => {
  const asking = endpointNames.filter((name) => {
    const { effect, ownFactor, sensitive, proof, reach } = endpointNamed(name);
    return effect === 'change' && reach === undefined && (ownFactor || proof || (sensitive && sensitive !== 'defense'));
  });
  expect(asking.filter((name) => wordAt(portuguese, 'proof.actions', name) === null)).toEqual([]);
});
