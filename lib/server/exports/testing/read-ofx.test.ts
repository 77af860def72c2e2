import { expect, test } from 'vitest';
import { OfxError, readOfx } from './read-ofx';

const header =
  'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:USASCII\r\nCHARSET:1252\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n';
const status = '<STATUS><CODE>0<SEVERITY>INFO</STATUS>';
const line = '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261127120001.000[-3:BRT]<TRNAMT>-1.50<FITID>12<NAME>Ana &amp; cia<MEMO>Pix</STMTTRN>';
const ledger = '<LEDGERBAL><BALAMT>98.50<DTASOF>20261127</LEDGERBAL>';
const body = `<OFX><SIGNONMSGSRSV1><SONRS>${status}<DTSERVER>20261127120001<LANGUAGE>POR</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>1${status}<STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>000<ACCTID>1<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20261127<DTEND>20261127${line}</BANKTRANLIST>${ledger}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const read = (text: string) => readOfx(Buffer.from(text, 'latin1'));

test('reads what the specification allows', () => {
  expect(read(header + body)).toEqual({
    account: '1',
    currency: 'BRL',
    from: new Date('2026-11-27T00:00:00.000Z'),
    to: new Date('2026-11-27T00:00:00.000Z'),
    lines: [{ type: 'DEBIT', at: new Date('2026-11-27T15:00:01.000Z'), amount: '-1.50', id: '12', memo: 'Pix' }],
    balance: { amount: '98.50', at: new Date('2026-11-27T00:00:00.000Z') },
  });
});

test('reads the same in XML', () => {
  const closed = body.replaceAll(/<([A-Z]+)>([^<]+)/g, '<$1>$2</$1>');
  const xml = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="202" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>${closed}`;
  expect(read(xml)).toEqual(read(header + body));
});

test.each([
  ['another header', header.replace('VERSION:102', 'VERSION:ABC') + body],
  ['a missing part', header + body.replace(ledger, '')],
  ['an order of its own', header + body.replace('<TRNAMT>-1.50<FITID>12', '<FITID>12<TRNAMT>-1.50')],
  ['an element it does not know', header + body.replace('<MEMO>Pix', '<NOTE>Pix')],
  ['an element without a value', header + body.replace('<MEMO>Pix', '<MEMO>')],
  ['a value that is too long', header + body.replace('<ACCTID>1', `<ACCTID>${'1'.repeat(23)}`)],
  ['a time that is none', header + body.replace('20261127120001.000', '2026-11-27')],
  ['an amount that is none', header + body.replace('-1.50', '-1.000,50')],
  ['a sign against its kind', header + body.replace('-1.50', '1.50')],
  ['a line twice', header + body.replace(line, line + line)],
  ['an aggregate without its end', header + body.replace('</STMTTRN>', '')],
])('refuses %s', (_, text) => {
  expect(() => read(text)).toThrow(OfxError);
});
