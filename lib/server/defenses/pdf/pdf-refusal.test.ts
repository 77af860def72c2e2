import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pdfRefusal } from './pdf-refusal';

const latin = (text: string) => Buffer.from(text, 'latin1');
const documentOf = (...objects: readonly (string | Buffer)[]) =>
  Buffer.concat([
    latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
    ...objects.map((object) => (typeof object === 'string' ? latin(`${object}\n`) : object)),
    latin('trailer << /Root 1 0 R /Size 9 >>\nstartxref\n9\n%%EOF\n'),
  ]);
const catalog = (entries: string) => `1 0 obj << /Type /Catalog /Pages 2 0 R ${entries} >> endobj`;
const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([latin(`7 0 obj << ${dictionary} /Length ${data.length} >> stream\n`), data, latin('\nendstream endobj\n')]);
const packed = (
  objects: string,
  { filter = '/Filter /FlateDecode', pack = deflateSync }: { filter?: string; pack?: typeof deflateSync } = {},
) => stream(`/Type /ObjStm /N 1 /First 4 ${filter}`, pack(latin(`9 0 ${objects}`)));

describe('a document with active content is refused', () => {
  test.each([
    ['a script', catalog('/Names << /JavaScript 5 0 R >>')],
    ['a script by its short name', '5 0 obj << /S /X /JS (app.alert(1)) >> endobj'],
    ['a script whose name is written by numbers', catalog('/OpenAction << /S /J#61va#53cript >>')],
    ['a name of nothing but numbers', '5 0 obj << /#4a#53 6 0 R >> endobj'],
    ['an address opened by itself', catalog('/OpenAction << /S /URI /URI (https://evil.example) >>')],
    ['an address opened after a page', catalog('/OpenAction << /S /GoTo /D [2 0 R /Fit] /Next << /S /URI /URI (x) >> >>')],
    ['what is opened and stands elsewhere', `${catalog('/OpenAction 5 0 R')}\n5 0 obj << /S /URI /URI (x) >> endobj`],
    ['what is opened and stands nowhere', catalog('/OpenAction 55 0 R')],
    ['one of two things that are opened', `${catalog('/OpenAction 5 0 R')}\n5 0 obj [2 0 R /Fit] endobj\n5 0 obj << /S /URI >> endobj`],
    ['what happens on a page', '3 0 obj << /Type /Page /AA << /O 5 0 R >> >> endobj'],
    ['a program', '5 0 obj << /S /Launch /F (cmd.exe) >> endobj'],
    ['a form that is sent', '5 0 obj << /S /SubmitForm >> endobj'],
    ['data that is taken in', '5 0 obj << /S /ImportData >> endobj'],
    ['a form of another kind', catalog('/AcroForm << /XFA 5 0 R >>')],
    ['a film', '5 0 obj << /Subtype /RichMedia >> endobj'],
    ['another document', '5 0 obj << /S /GoToR /F (x.pdf) >> endobj'],
    ['a document in it that is opened', '5 0 obj << /S /GoToE >> endobj'],
    ['a file in it', catalog('/Names << /EmbeddedFiles 5 0 R >>')],
    ['a file in it by its stream', stream('/Type /EmbeddedFile', latin('x'))],
    ['a file in it by its note', '5 0 obj << /Type /Filespec /EF << /F 6 0 R >> >> endobj'],
    ['a script among packed objects', packed('<< /S /JavaScript /JS (x) >>')],
    ['a script by numbers among packed objects', packed('<< /S /Java#53cript >>')],
    ['what is opened and stands among packed objects', Buffer.concat([latin(catalog('/OpenAction 9 0 R')), packed('<< /S /URI >>')])],
    [
      'a script among objects that are packed without being smaller',
      packed('<< /JS 1 0 R >>', { filter: '', pack: (data) => Buffer.from(data as Buffer) }),
    ],
    [
      'a script in objects without the name of their kind',
      stream('/N 1 /First 4 /Filter [/FlateDecode]', deflateSync(latin('9 0 << /JS 1 0 R >>'))),
    ],
    ['an object within the bytes of another', stream('/Type /X', latin('\x01\x02 8 0 obj << /S /JavaScript >> endobj \x03'))],
    ['a script behind what looks like a stream', '4 0 obj << /A (9 0 obj << >> stream\n) /S /JavaScript /B (endstream) >> endobj'],
    ['a script behind brackets that do not close', '4 0 obj << /A ) ] >> /S /JavaScript endobj'],
    ['a script behind a comment', '4 0 %\nobj << %>>\n/JS 1 0 R >> endobj'],
    ['a name outside of all objects', '/OpenAction << /S /JavaScript >>'],
  ])('%s', (_, content) => {
    expect(pdfRefusal(documentOf(content))).toBe('active');
  });
});

describe('a harmless document is accepted', () => {
  test.each([
    ['that opens at a page', catalog('/OpenAction [3 0 R /FitH 800]')],
    ['that goes to a page when it is opened', catalog('/OpenAction << /Type /Action /S /GoTo /D [3 0 R /Fit] >>')],
    ['that opens at a page named elsewhere', `${catalog('/OpenAction 5 0 R')}\n5 0 obj [3 0 R /Fit] endobj`],
    ['that opens at a page named among packed objects', Buffer.concat([latin(catalog('/OpenAction 9 0 R')), packed('[3 0 R /Fit]')])],
    ['with a link that somebody may press', '5 0 obj << /Subtype /Link /A << /S /URI /URI (https://loja.example) >> >> endobj'],
    ['with names that only begin alike', '5 0 obj << /JSON 1 /AAAAAA+Arial 2 /Launcher 3 /JavaScripts 4 >> endobj'],
    ['with an image in which chance wrote a name', stream('/Subtype /Image', latin('\x00\x01/JS \x9f\xff/AA<\x00/JavaScript '))],
    ['with packed objects that do nothing', packed('<< /Type /Page /Parent 2 0 R >>')],
    ['with contents that are packed in ways not looked at', stream('/Filter /DCTDecode', latin('\xff\xd8\xff'))],
  ])('%s', (_, content) => {
    expect(pdfRefusal(documentOf(content))).toBeNull();
  });
});

describe('a document that cannot be inspected is refused', () => {
  const rest = (from: number) => ({ pack: ((data: Buffer) => deflateSync(data).subarray(0, from)) as typeof deflateSync });
  test.each([
    ['packed in an unusual way', packed('<< >>', { filter: '/Filter /LZWDecode' })],
    ['packed twice', packed('<< >>', { filter: '/Filter [/ASCII85Decode /FlateDecode]' })],
    ['packed as something elsewhere says', packed('<< >>', { filter: '/Filter 8 0 R' })],
    ['packed in two ways at once', packed('<< >>', { filter: '/Filter /FlateDecode /Filter /ASCIIHexDecode' })],
    ['written by difference', packed('<< >>', { filter: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>' })],
    ['whose packed objects break off', packed('<< /Type /Page >>', rest(9))],
    ['whose packed objects are none', packed('<< >>', { pack: (() => latin('no')) as unknown as typeof deflateSync })],
    ['nested without end', `4 0 obj ${'['.repeat(1_000)}`],
    ['that grows without end', packed(' '.repeat(80 * 1024 ** 2))],
  ])('%s', (_, content) => {
    expect(pdfRefusal(documentOf(content))).toBe('unreadable');
  });

  test.each([
    ['by its trailer', latin('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << /Root 1 0 R /Encrypt 5 0 R >>')],
    ['by its table of objects', documentOf(stream('/Type /XRef /Encrypt 5 0 R', latin('x')))],
    [
      'whatever its packed objects are',
      documentOf(
        stream('/Type /XRef /Encrypt 5 0 R', latin('x')),
        packed('', { pack: deflateSync }),
        packed('<< >>', { filter: '/Filter /Crypt' }),
      ),
    ],
  ])('encrypted %s', (_, content) => {
    expect(pdfRefusal(content)).toBe('encrypted');
  });
});

describe('any content', () => {
  const words = [
    '1 0 obj',
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '/Filter',
    '/FlateDecode',
    '/First 1',
    '/OpenAction',
    ' 1 0 R',
    'stream\n',
    'endstream',
    'trailer',
    '%',
    '\n',
    '\\',
    '#4',
    '12',
  ];

  test('is accepted or refused, and never an unexpected error', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 60 }), (parts) => {
        expect([null, 'active', 'encrypted', 'unreadable']).toContain(pdfRefusal(latin(`%PDF-1.7\n${parts.join(' ')}`)));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    '1 0 obj (',
    '1 0 obj <',
    '1 0 obj <<>>%',
    '1 0 obj 5%',
    '1 0 obj<<>>stream\n',
    '1 0 obj<</First 1>>stream\n',
    '/OpenAction 1 0 R 1 0 obj[] ',
    '/OpenAction(',
    '/OpenAction 5%',
    'trailer<<',
    'obj\n',
    '1 ',
    '/#4a',
  ])('is inspected in linear time: %j', (unit) => {
    const timeOnce = (content: Buffer) => {
      const begun = performance.now();
      pdfRefusal(content);
      return performance.now() - begun;
    };
    // Short times are noise on a shared machine; quadratic growth would exceed the bound by far.
    const time = (bytes: number) => {
      const content = latin(`%PDF-1.7\n${unit.repeat(Math.ceil(bytes / unit.length))}`);
      return Math.max(150, Math.min(timeOnce(content), timeOnce(content)));
    };
    const [once, twice] = [time(150_000), time(300_000)];
    expect(twice / once).toBeLessThan(3.5);
  });
});
