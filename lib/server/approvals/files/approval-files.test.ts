import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { approvalFileLimits } from '@/lib/contracts/office/approvals/approval-files';
import { approvalsForTests } from '@/lib/server/approvals/testing/approvals-for-tests';
import { approvalFiles, approvals } from '@/lib/server/database/schema/approvals-schema';
import { fileOf } from '@/lib/server/defenses/testing/evidence-for-tests';
import { approvalFileFields } from '@/lib/server/privacy/at-rest/fields';
import { removeApprovalNames } from '@/lib/server/privacy/remove-approval-names';
import type { Person } from '@/lib/server/testing/office-for-tests';

const { office, payments, finance, first, second, rule, row, ask, approve, wait, lines } = approvalsForTests();
const db = () => office.services().db;
type Given = readonly [name: string, content: ReturnType<typeof fileOf>];

/** Stores files under the key of a form, as the browser does before it asks. */
function store(key: string, files: readonly Given[], { as = finance(), count = files.length }: { as?: Person; count?: number } = {}) {
  const body = new FormData();
  body.append('count', String(count));
  for (const [name, content] of files) body.append('files', new File([content], name));
  return office.send('PUT', `/approval-files/${key}`, { as, body });
}

/** A request that waits, with its files; and the digest its approvers were shown. */
async function waiting(files: readonly Given[] = [['nota.pdf', fileOf('pdf')]]) {
  await rule({ needed: 2 });
  const key = randomUUID();
  expect((await store(key, files)).status).toBe(200);
  const id: string = (await ask({ key })).body.approval.id;
  const { body } = await office.send('GET', `/approvals/${id}`, { as: first() });
  return { id, key, hash: body.requestHash as string, files: body.files as { id: string; name: string; sha256: string }[] };
}

const open = (id: string, file: string, as = first()) => office.send('GET', `/approvals/${id}/files/${file}`, { as });
const code = ({ status, body }: { status: number; body: { errorCode?: string } }) => [status, body?.errorCode];
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const stored = (id: string) => db().select().from(approvalFiles).where(eq(approvalFiles.approvalId, id));

describe('files of a form', () => {
  test('are frozen with its request, shown with their digests, and opened by who decides, on record', async () => {
    const content = fileOf('pdf', 300);
    const { id, files } = await waiting([
      ['contrato.pdf', content],
      ['C:\\Fotos\\entrega.jfif', fileOf('jpeg')],
    ]);
    expect(files).toMatchObject([
      { name: 'contrato.pdf', mimeType: 'application/pdf', size: content.length, sha256: sha256(content) },
      { name: 'entrega.jpg', mimeType: 'image/jpeg' },
    ]);
    const opened = await open(id, files[0]?.id ?? '');
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect((await lines('approval.file-opened')).at(-1)).toMatchObject({
      actorId: first().staffId,
      object: id,
      facts: { file: files[0]?.id },
    });
    expect((await lines('approval.files-added')).at(-1)).toMatchObject({
      facts: { files: '2', sha256: expect.stringContaining(sha256(content)) },
    });
    expect((await approve(id)).status).toBe(200);
    expect((await approve(id, second())).body).toMatchObject({ state: 'done' });
    expect(payments().posts).toHaveLength(1);
  });

  test('make it another request than the same one without them, or with others', async () => {
    const [bare, one, other] = [
      await waiting([]),
      await waiting([['a.pdf', fileOf('pdf', 100)]]),
      await waiting([['a.pdf', fileOf('pdf', 101)]]),
    ];
    expect(new Set([bare.hash, one.hash, other.hash]).size).toBe(3);
    expect(code(await approve(one.id, first(), other.hash))).toEqual([409, 'SVB410']);
  });

  test('are replaced as a whole until it asks, and not after', async () => {
    const key = randomUUID();
    await store(key, [['a.pdf', fileOf('pdf')]]);
    await store(key, [['b.png', fileOf('png')]]);
    await rule();
    const id: string = (await ask({ key })).body.approval.id;
    expect((await office.send('GET', `/approvals/${id}`, { as: first() })).body.files).toMatchObject([{ name: 'b.png' }]);
    expect(code(await store(key, [['c.pdf', fileOf('pdf')]]))).toEqual([409, 'SVB410']);
    expect(await stored(id)).toHaveLength(1);
  });

  test('can all be taken away before it asks', async () => {
    const key = randomUUID();
    await store(key, [['a.pdf', fileOf('pdf')]]);
    expect((await store(key, [])).body).toEqual({ files: [] });
    await rule();
    const id: string = (await ask({ key })).body.approval.id;
    expect((await office.send('GET', `/approvals/${id}`, { as: first() })).body.files).toEqual([]);
  });

  test('that ask for nothing, or for what does not wait, are deleted after a day', async () => {
    const key = randomUUID();
    await store(key, [['a.pdf', fileOf('pdf')]]);
    expect((await ask({ key })).status).toBe(200);
    const ofForm = () => db().select().from(approvalFiles).where(eq(approvalFiles.formKey, key));
    await wait(24 * 3_600 - 1);
    expect(await ofForm()).toHaveLength(1);
    await wait(2);
    expect(await ofForm()).toHaveLength(0);
  });

  test('are offered where a rule may hold the request, and nowhere else', async () => {
    const offered = async () => (await office.send('GET', '/approval-files', { as: finance() })).body.actions;
    expect(await offered()).toEqual([]);
    await rule();
    expect(await offered()).toEqual(['withdrawal-by-key']);
  });
});

describe('a file is refused, and with it all that came along,', () => {
  test.each<[string, readonly Given[], string, string]>([
    ['when it is a program called a document', [['nota.pdf', fileOf('exe')]], 'files.0', 'content'],
    [
      'when it is of another kind',
      [
        ['nota.pdf', fileOf('pdf')],
        ['planilha.xlsx', fileOf('exe')],
      ],
      'files.1',
      'extension',
    ],
    ['when it is empty', [['nota.pdf', new Uint8Array(0) as Given[1]]], 'files.0', 'empty'],
    ['when its name turns letters round', [['nota\u202efdp.exe', fileOf('pdf')]], 'files.0', 'name'],
    ['when it is larger than ten megabytes', [['grande.pdf', fileOf('pdf', approvalFileLimits.bytes + 1)]], 'files.0', 'total'],
    [
      'when all together are',
      [
        ['a.pdf', fileOf('pdf', approvalFileLimits.bytes - 64)],
        ['b.pdf', fileOf('pdf', 65)],
      ],
      'files.1',
      'total',
    ],
  ])('%s', async (_, files, field, reason) => {
    const key = randomUUID();
    const { status, body } = await store(key, files);
    expect([status, body.errorCode, body.details]).toEqual([400, 'SVB400', [{ field, reason }]]);
    expect(await db().$count(approvalFiles, eq(approvalFiles.formKey, key))).toBe(0);
  });

  test('when there are six', async () => {
    const six = Array.from({ length: 6 }, (_, at): Given => [`${at}.pdf`, fileOf('pdf')]);
    expect((await store(randomUUID(), six)).status).toBe(400);
    expect((await store(randomUUID(), six.slice(0, 5))).status).toBe(200);
  });

  test('when one was lost on the way, or another key than that of a form is meant', async () => {
    expect((await store(randomUUID(), [['a.pdf', fileOf('pdf')]], { count: 2 })).status).toBe(400);
    expect((await store('../../approvals', [['a.pdf', fileOf('pdf')]])).status).toBe(404);
  });
});

describe('somebody else', () => {
  test('adds nothing to the request of a form, though they know its key', async () => {
    const thief = await office.person('finance');
    const key = randomUUID();
    expect((await store(key, [['falso.pdf', fileOf('pdf')]], { as: thief })).status).toBe(200);
    await rule();
    const id: string = (await ask({ key })).body.approval.id;
    expect((await office.send('GET', `/approvals/${id}`, { as: first() })).body.files).toEqual([]);
  });

  test('opens no file of a request they do not see, nor a file by way of another request', async () => {
    const { id, files } = await waiting();
    const other = await waiting();
    const file = files[0]?.id ?? '';
    expect(code(await open(id, file, await office.person('support')))).toEqual([404, 'SVB404']);
    expect(code(await open(other.id, file))).toEqual([404, 'SVB404']);
    expect(code(await open(id, randomUUID()))).toEqual([404, 'SVB404']);
    expect((await open(id, file, finance())).status).toBe(200);
  });
});

describe('a file that was changed in the database', () => {
  const changes: [string, (id: string) => Promise<unknown>][] = [
    [
      'in its bytes',
      async (id) => {
        const [file] = await stored(id);
        const content = approvalFileFields.content.encrypt(Buffer.from(fileOf('pdf', 90)), file?.id ?? '', office.services().environment);
        await db().update(approvalFiles).set({ content }).where(eq(approvalFiles.approvalId, id));
      },
    ],
    [
      'in its name',
      async (id) => {
        const [file] = await stored(id);
        const name = approvalFileFields.name.encrypt('outro.pdf', file?.id ?? '', office.services().environment);
        await db().update(approvalFiles).set({ name }).where(eq(approvalFiles.approvalId, id));
      },
    ],
    ['by taking it away', (id) => db().delete(approvalFiles).where(eq(approvalFiles.approvalId, id))],
    [
      'by adding one',
      async (id) => {
        const [file] = await stored(id);
        if (file)
          await db()
            .insert(approvalFiles)
            .values({ ...file, id: randomUUID() });
      },
    ],
    [
      'by putting another one in its place',
      async (id) => {
        const other = await waiting([['outro.pdf', fileOf('pdf', 99)]]);
        const [{ content } = { content: undefined }] = await stored(other.id);
        await db().update(approvalFiles).set({ content }).where(eq(approvalFiles.approvalId, id));
      },
    ],
  ];

  test.each(changes)('%s takes no further vote, and what was voted before counts no more', async (_, change) => {
    const { id, hash, files } = await waiting();
    expect((await approve(id, first(), hash)).status).toBe(200);
    await change(id);
    expect(code(await approve(id, second(), hash))).toEqual([409, 'SVB410']);
    expect(payments().posts).toEqual([]);
    // Where all votes were there already, it is stopped before anything is sent.
    await db().update(approvals).set({ state: 'approved', nextAt: office.clock.now }).where(eq(approvals.id, id));
    await rule({ needed: 1 });
    await db()
      .update(approvals)
      .set({ requirements: (await row(id)).requirements.map((one) => ({ ...one, needed: 1 })) })
      .where(eq(approvals.id, id));
    await wait(1);
    expect(await row(id)).toMatchObject({ state: 'stale' });
    expect(payments().posts).toEqual([]);
    const opened = await open(id, files[0]?.id ?? '');
    if (_ !== 'in its name' && _ !== 'by adding one') expect(opened.status).toBeGreaterThanOrEqual(400);
  });
});

test('two forms that store and ask at the same moment never end with a file that its approvers were not shown', async () => {
  await rule();
  const key = randomUUID();
  await Promise.all([store(key, [['a.pdf', fileOf('pdf')]]), ask({ key }), store(key, [['b.pdf', fileOf('pdf', 80)]])]);
  const [request] = await db().select().from(approvals).where(eq(approvals.idempotencyKey, key));
  const { body } = await office.send('GET', `/approvals/${request?.id}`, { as: first() });
  const bound = await stored(request?.id ?? '');
  expect(bound.map(({ sha256: digest }) => digest)).toEqual(body.files.map(({ sha256: digest }: { sha256: string }) => digest));
});

test('files go with the people of a request; that there were some, and their digests, stays', async () => {
  const { id, files } = await waiting();
  const { environment } = office.services();
  await db().update(approvals).set({ state: 'declined', nextAt: null }).where(eq(approvals.id, id));
  await removeApprovalNames(db(), eq(approvals.id, id), environment, office.clock.now);
  expect(await stored(id)).toEqual([]);
  const { body } = await office.send('GET', `/approvals/${id}`, { as: first() });
  expect(body.files).toMatchObject([{ name: '', sha256: files[0]?.sha256 }]);
  expect(code(await open(id, files[0]?.id ?? ''))).toEqual([404, 'SVB404']);
});
