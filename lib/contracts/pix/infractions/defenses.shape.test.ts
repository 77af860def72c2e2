import { describe, expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { defenseLimits } from './defenses';
import { defenseShapes } from './defenses.shape';

const text = 'Produto entregue em 10/11.';
const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);

describe('sending a defense', () => {
  const { body } = defenseShapes['defenses.create'];

  test('accepts a text with or without files', () => {
    const files = [file('nota fiscal.PDF'), file('conversa ção.png')];
    expect(body.parse({ defense: text, files })).toEqual({ defense: text, files });
    expect(body.parse({ defense: text })).toEqual({ defense: text, files: [] });
  });

  test.each([
    [9, ['defense']],
    [10, []],
    [1000, []],
    [1001, ['defense']],
  ])('of %d characters refuses %o', (length, refused) => {
    expect(refusedFields(body, { defense: 'ã'.repeat(length) })).toEqual(refused);
  });

  test('is not lengthened by spaces', () => {
    expect(refusedFields(body, { defense: `a${' '.repeat(20)}` })).toEqual(['defense']);
  });

  test.each([
    [5, []],
    [6, ['files']],
  ])('with %d files refuses %o', (count, refused) => {
    expect(refusedFields(body, { defense: text, files: Array.from({ length: count }, (_, at) => file(`${at}.pdf`)) })).toEqual(refused);
  });

  test.each([
    [0, []],
    [1, ['files']],
  ])('with %d bytes more than 10 MB in all refuses %o', (more, refused) => {
    const half = defenseLimits.bytes / 2;
    expect(refusedFields(body, { defense: text, files: [file('a.pdf', half), file('b.pdf', half + more)] })).toEqual(refused);
  });

  test.each(['run.exe', 'RUN.MSI', 'a.pdf.bat', 'a.cmd', 'a.sh'])('names the refused file: %s', (name) => {
    expect(refusedFields(body, { defense: text, files: [file('ok.pdf'), file(name)] })).toEqual(['files.1']);
  });

  test('refuses an empty file and what is no file', () => {
    expect(refusedFields(body, { defense: text, files: [file('a.pdf', 0)] })).toEqual(['files.0']);
    expect(refusedFields(body, { defense: text, files: ['a.pdf'] })).toEqual(['files.0']);
  });
});

describe('a defense', () => {
  const base = {
    id: 'df1',
    defense: text,
    status: 'DEFENDED',
    infractionId: 'in1',
    createdAt: '2026-11-27T13:00:00.000Z',
    updatedAt: '2026-11-27T13:00:00.000Z',
    files: [{ name: 'nota.pdf', mimeType: 'application/pdf', size: 1024, url: 'https://files.example/nota.pdf?signature=1' }],
  };
  const { wire, record } = defenseShapes['defenses.read'];

  test('is parsed as written', () => {
    expect(wire.parse(base)).toEqual(base);
    expect(record.parse(base)).toEqual(base);
    expect(record.parse({ ...base, files: undefined }).files).toEqual([]);
  });

  test('is listed bare', () => {
    expect(defenseShapes['defenses.list'].wire.parse([base])).toEqual([base]);
    expect(defenseShapes['defenses.list'].record.parse([base])).toEqual({ items: [base], hasNext: false, total: null });
  });
});
