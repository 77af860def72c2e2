import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { readEvidence } from './evidence';
import { endOfZip, exifOf, fileOf, jpegSegment, jpegStart } from './testing/evidence-for-tests';

test.each([
  ['nota.pdf', 'pdf', 'application/pdf'],
  ['FOTO DA ENTREGA.PNG', 'png', 'image/png'],
  ['recibo assinado.jpg', 'jpeg', 'image/jpeg'],
  ['recibo.JPEG', 'jpeg', 'image/jpeg'],
  ['Anexo 1 · “cobrança” e pagador não é João.pdf', 'pdf', 'application/pdf'],
  ['nota.fiscal.2026.pdf', 'pdf', 'application/pdf'],
] as const)('accepts %s and leaves its name unchanged', (name, kind, mimeType) => {
  const content = fileOf(kind);
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect(readEvidence(name, content)).toEqual({ name, mimeType, size: content.length, sha256, content });
});

test.each([
  ['foto.jfif', 'jpeg', 'foto.jpg'],
  ['foto.JPE', 'jpeg', 'foto.jpg'],
  ['foto', 'jpeg', 'foto.jpg'],
  ['tela de 12.2026', 'png', 'tela de 12.2026.png'],
  ['tela.jpg', 'png', 'tela.png'],
  ['nota', 'pdf', 'nota.pdf'],
] as const)('accepts %s by its content and gives it an ending that says what it is', (given, kind, name) => {
  expect(readEvidence(given, fileOf(kind))).toMatchObject({ name });
});

test.each([
  ['IMG_0042.HEIC', Buffer.from('....ftypheic....'), 'heic'],
  ['IMG_0042.jpg', Buffer.from('....ftypmif1....'), 'heic'],
  ['tela.webp', Buffer.from('RIFF....WEBPVP8 '), 'webp'],
  ['tela.png', Buffer.from('RIFF....WEBPVP8 '), 'webp'],
])('refuses %s as a picture that has to be made another kind first', (name, content, reason) => {
  expect(readEvidence(name, content)).toBe(reason);
});

test.each([
  ['C:\\Users\\ana\\nota.pdf', 'nota.pdf'],
  ['../../etc/nota.pdf', 'nota.pdf'],
  ['/tmp/nota.pdf', 'nota.pdf'],
])('removes the path of %s', (given, name) => {
  expect(readEvidence(given, fileOf('pdf'))).toMatchObject({ name });
});

test.each([
  ['a program with the name of a document', 'fatura.pdf', fileOf('exe'), 'content'],
  ['a program', 'fatura.exe', fileOf('exe'), 'extension'],
  ['a program behind a name of a document', 'fatura.pdf.exe', fileOf('pdf'), 'extension'],
  ['an image with the name of a document', 'foto.pdf', fileOf('png'), 'content'],
  ['a document with the name of an image', 'foto.png', fileOf('pdf'), 'content'],
  ['a document that begins later', 'nota.pdf', Buffer.concat([Buffer.from(' '), fileOf('pdf')]), 'content'],
  ['a document that is an archive as well', 'nota.pdf', Buffer.concat([fileOf('pdf'), endOfZip()]), 'content'],
  ['an image that is an archive with a comment as well', 'foto.png', Buffer.concat([fileOf('png'), endOfZip('x'.repeat(300))]), 'content'],
  ['a document that runs a script', 'nota.pdf', Buffer.concat([fileOf('pdf'), Buffer.from('/OpenAction << /S /JavaScript >>')]), 'active'],
  ['a document that starts a program', 'nota.pdf', Buffer.concat([fileOf('pdf'), Buffer.from('/S /Launch')]), 'active'],
  ['a document that is encrypted', 'nota.pdf', Buffer.concat([fileOf('pdf'), Buffer.from('trailer << /Encrypt 5 0 R >>')]), 'encrypted'],
  [
    'a document whose parts cannot be looked at',
    'nota.pdf',
    Buffer.concat([fileOf('pdf'), Buffer.from('1 0 obj '), Buffer.alloc(200, '[')]),
    'unreadable',
  ],
  ['a picture that breaks off', 'foto.png', fileOf('png').subarray(0, 60), 'unreadable'],
  ['a photo that breaks off', 'foto.jpg', fileOf('jpeg').subarray(0, 60), 'unreadable'],
  ['a video', 'camera-loja.mov', Buffer.from('....ftypqt'), 'extension'],
  ['a drawing that may hold scripts', 'foto.svg', Buffer.from('<svg/>'), 'extension'],
  ['nothing', 'vazio.pdf', Buffer.alloc(0), 'empty'],
  ['no name', '', fileOf('pdf'), 'name'],
  ['a path without a name', 'pasta/', fileOf('pdf'), 'name'],
  ['a name that turns around', 'nota\u202Efdp.exe.pdf', fileOf('pdf'), 'name'],
  ['a name over two lines', 'nota\nfiscal.pdf', fileOf('pdf'), 'name'],
  ['a name of 256 signs', `${'n'.repeat(252)}.pdf`, fileOf('pdf'), 'name'],
])('refuses %s', (_what, name, content, reason) => {
  expect(readEvidence(name, content)).toBe(reason);
});

test('accepts a name of 255 characters, and exactly ten megabytes', () => {
  expect(readEvidence(`${'n'.repeat(251)}.pdf`, fileOf('pdf'))).toMatchObject({ size: 64 });
  expect(readEvidence('nota.pdf', fileOf('pdf', defenseLimits.bytes))).toMatchObject({ size: defenseLimits.bytes });
  expect(readEvidence('nota.pdf', fileOf('pdf', defenseLimits.bytes + 1))).toBe('total');
});

test('accepts a document that only mentions the end of an archive', () => {
  const content = Buffer.concat([fileOf('pdf'), endOfZip('x'.repeat(5)), Buffer.from('%%EOF')]);
  expect(readEvidence('nota.pdf', content)).toMatchObject({ mimeType: 'application/pdf' });
});

test('removes camera metadata from a photo, then counts and hashes the result', () => {
  const plain = fileOf('jpeg');
  const place = jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(1, 'lat -23.55 long -46.63')]));
  const read = readEvidence('foto.jpg', Buffer.concat([jpegStart, place, plain.subarray(2)]));
  expect(read).toEqual(readEvidence('foto.jpg', plain));
  expect(read).toMatchObject({ size: plain.length, sha256: createHash('sha256').update(plain).digest('hex'), content: plain });
});
