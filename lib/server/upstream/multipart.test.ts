import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type MultipartForm, multipart } from './multipart';

async function sent(form: MultipartForm) {
  const { headers, body } = multipart(form);
  const bytes = await buffer(body);
  return { headers, bytes, read: await new Response(new Uint8Array(bytes), { headers }).formData() };
}

test('sends fields and files unchanged and in order, with their content length', async () => {
  const content = Buffer.from([0, 255, 13, 10, 45, 45, 0]);
  const files = ['Anexo 1 · cobrança.pdf', 'FOTO não é.PNG', 'Anexo 1 · cobrança.pdf'].map((filename) => ({
    name: 'files',
    filename,
    mimeType: 'application/pdf',
    content,
  }));
  const { headers, bytes, read } = await sent({ fields: [{ name: 'defense', value: 'Entregue à cliente 👍' }], files });
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(read.get('defense')).toBe('Entregue à cliente 👍');
  const got = read.getAll('files').filter((value) => value instanceof File);
  expect(got.map(({ name, type }) => [name, type])).toEqual(files.map(({ filename, mimeType }) => [filename, mimeType]));
  for (const file of got) expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
});

test('sends a line break as the single character it was counted as', async () => {
  const value = 'uma linha\noutra\n\nfim';
  const { bytes, read } = await sent({ fields: [{ name: 'defense', value }], files: [] });
  expect(bytes.includes(value)).toBe(true);
  expect(read.get('defense')).toHaveLength(value.length);
});

test('escapes names so that none can end early or start another part', async () => {
  const filename = 'a"; name="x\r\nContent-Type: text/html\r\n\r\n.pdf';
  const { bytes, read } = await sent({
    fields: [],
    files: [{ name: 'files', filename, mimeType: 'application/pdf', content: Buffer.from('%PDF-') }],
  });
  expect(Array.from(read.keys())).toEqual(['files']);
  expect(bytes.includes('\r\nContent-Type: text/html')).toBe(false);
});
