import { describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { sandboxForTests, signedBy } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const text = 'Pedido entregue com assinatura.';
const pdf = new File(['%PDF-1.7 nota'], 'nota fiscal.pdf');
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])], 'conversa.png');
const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'entrega.jpg');

async function dispute(token: string) {
  const { control } = sandbox();
  await control.changeAccount(token, { available: 500 });
  const { id: transactionId } = await control.insertTransaction({ token, transaction: { amount: 50 } });
  const { id } = await control.openInfraction({ token, transactionId });
  const path = `/user/infractions/${id}/defenses`;
  const defend = async (defense: string | undefined, files: readonly File[] = []) => {
    const form = new FormData();
    if (defense !== undefined) form.append('defense', defense);
    for (const file of files) form.append('files', file);
    const answer = await sandbox().fetch(path, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: await answer.json() };
  };
  return { control, id, path, defend };
}

describe('interface: Infractions (MED), POST /user/infractions/{id}/defenses and GET /user/infractions/{id}/defenses', () => {
  test('a defense with its evidence answers 201, and the infraction is DEFENDED', async () => {
    const token = 'sandbox-defender';
    const { id, path, defend } = await dispute(token);
    const { status, body } = await defend(text, [pdf, png, jpeg]);
    expect(status).toBe(201);
    const made = shapes['defenses.create'].wire.parse(body);
    expect(made).toMatchObject({ defense: text, status: 'DEFENDED', infractionId: id });
    expect(made.files.map(({ name, mimeType, size }) => [name, mimeType, size])).toEqual([
      ['nota fiscal.pdf', 'application/pdf', pdf.size],
      ['conversa.png', 'image/png', png.size],
      ['entrega.jpg', 'image/jpeg', jpeg.size],
    ]);
    const infraction = shapes['infractions.read'].wire.parse((await sandbox().get(`/user/infractions/${id}`, token)).body);
    expect(infraction).toMatchObject({ status: 'DEFENDED', defenseHistory: [{ id: made.id, defense: text }] });
    const list = shapes['defenses.list'].wire.parse((await sandbox().get(path, token)).body);
    expect(list.map((one) => one.id)).toEqual([made.id]);
    const one = shapes['defenses.read'].wire.parse((await sandbox().get(`${path}/${made.id}`, token)).body);
    expect(one.files.map((file) => file.name)).toEqual(made.files.map((file) => file.name));
  });

  test('evidence files are served unchanged by signed URL, without a token, for nine minutes', async () => {
    const token = 'sandbox-files';
    const { control, defend } = await dispute(token);
    const { body } = await defend(text, [pdf]);
    const [url = ''] = shapes['defenses.create'].wire.parse(body).files.map((file) => file.url);
    const opened = await fetch(url ?? '');
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await opened.text()).toBe('%PDF-1.7 nota');
    expect((await fetch(`${url}0`)).status).toBe(403);
    await control.setClock({ advanceSeconds: 9 * 60 + 1 });
    expect((await fetch(url ?? '')).status).toBe(403);
    await control.setClock({ real: true });
  });

  describe('SVV001 with the field, and nothing is stored', () => {
    const megabytes = (count: number) => new File(['%PDF-', new Uint8Array(count * 1024 * 1024 - 5)], 'grande.pdf');
    test.each<[string, string, string | undefined, readonly File[]]>([
      ['no text', 'defense', undefined, []],
      ['nine characters', 'defense', 'x'.repeat(9), []],
      ['1001 characters', 'defense', 'x'.repeat(1_001), []],
      ['spaces alone', 'defense', ' '.repeat(20), []],
      ['six files', 'files', text, Array.from({ length: 6 }, () => pdf)],
      ['more than 10 MB together', 'files', text, [megabytes(6), megabytes(4.5)]],
      ['an executable', 'files.0', text, [new File(['%PDF-1.7'], 'nota.pdf.exe')]],
      ['an executable under another name', 'files.1', text, [pdf, new File(['MZ\u0090\u0000'], 'nota.pdf')]],
      ['plain text', 'files.0', text, [new File(['oi, tudo bem?'], 'conversa.txt')]],
      ['an empty file', 'files.0', text, [new File([], 'vazio.pdf')]],
      ['a path for a name', 'files.0', text, [new File(['%PDF-1.7'], '../../etc/nota.pdf')]],
    ])('%s', async (_, field, defense, files) => {
      const token = 'sandbox-careless';
      const { path, defend } = await dispute(token);
      const { status, body } = await defend(defense, files);
      expect([status, body.errorCode, body.details?.map((detail: { field: string }) => detail.field)]).toEqual([400, 'SVV001', [field]]);
      expect((await sandbox().get(path, token)).body).toEqual([]);
    });

    test('JSON instead of a form', async () => {
      const token = 'sandbox-json';
      const { path } = await dispute(token);
      const answer = await sandbox().fetch(path, { method: 'POST', headers: signedBy(token), body: JSON.stringify({ defense: text }) });
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ errorCode: 'SVV001' })]);
    });
  });

  test('a defense of 10 or 1000 characters and 10 MB is accepted', async () => {
    const whole = new File(['%PDF-', new Uint8Array(10 * 1024 * 1024 - 5)], 'tudo.pdf');
    expect((await (await dispute('sandbox-edge')).defend('x'.repeat(10), [whole])).status).toBe(201);
    expect((await (await dispute('sandbox-edge')).defend('ç'.repeat(1_000))).status).toBe(201);
  });

  describe('a defense is refused', () => {
    test('a second time: 409 SVK212', async () => {
      const { defend } = await dispute('sandbox-twice');
      await defend(text);
      expect(await defend(text)).toMatchObject({ status: 409, body: { errorCode: 'SVK212' } });
    });

    test('once of two concurrent ones', async () => {
      const { defend } = await dispute('sandbox-race');
      const both = await Promise.all([defend(text), defend(text)]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    test('of a closed infraction, and past its deadline: 409 SVK210', async () => {
      const token = 'sandbox-closed';
      const { control, id, defend } = await dispute(token);
      await control.moveInfraction(id, { token, move: 'close', result: 'DISAGREED' });
      expect(await defend(text)).toMatchObject({ status: 409, body: { errorCode: 'SVK210' } });
      const late = await dispute(token);
      await control.setClock({ advanceSeconds: 73 * 3_600 });
      expect(await late.defend(text)).toMatchObject({ status: 409, body: { errorCode: 'SVK210' } });
      await control.setClock({ real: true });
    });

    test.each(['wait', 'answer'] as const)('outside of manual analysis (%s): 422 SVK211', async (move) => {
      const token = `sandbox-outside-${move}`;
      const { control, id, defend } = await dispute(token);
      await control.moveInfraction(id, { token, move });
      expect(await defend(text)).toMatchObject({ status: 422, body: { errorCode: 'SVK211' } });
    });

    test('where the account may not answer infractions: 422 SVG422', async () => {
      const token = 'sandbox-mute';
      const { control, defend } = await dispute(token);
      await control.changeAccount(token, { allowInfraction: false });
      expect(await defend(text)).toMatchObject({ status: 422, body: { errorCode: 'SVG422' } });
    });

    test('of an unknown infraction: 404 SVG404', async () => {
      const { id } = await dispute('sandbox-theirs');
      const form = new FormData();
      form.append('defense', text);
      const answer = await sandbox().fetch(`/user/infractions/${id}/defenses`, {
        method: 'POST',
        body: form,
        headers: { authorization: 'Bearer sandbox-mine' },
      });
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ errorCode: 'SVG404' })]);
      expect(await sandbox().get(`/user/infractions/${id}/defenses`, 'sandbox-mine')).toMatchObject({ status: 404 });
    });
  });

  test('a second defense is accepted when adjustments are requested', async () => {
    const token = 'sandbox-more';
    const { control, id, path, defend } = await dispute(token);
    await defend(text);
    await control.moveInfraction(id, { token, move: 'ask-adjustments' });
    expect((await defend('Segue o canhoto assinado.')).status).toBe(201);
    expect(await defend(text)).toMatchObject({ status: 409, body: { errorCode: 'SVK212' } });
    const list = shapes['defenses.list'].wire.parse((await sandbox().get(path, token)).body);
    expect(list.map((one) => one.defense)).toEqual([text, 'Segue o canhoto assinado.']);
  });
});
