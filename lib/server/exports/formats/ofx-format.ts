import 'server-only';
import { dayLast, dayStart } from '@/lib/format/date';
import { wallClock } from '@/lib/format/time/wall-clock';
import type { Zone } from '@/lib/format/zone';
import type { FileColumn, FileFormat, FileHead } from './file-format';

/** The fields an OFX statement line needs; the newest line's balance is the closing balance. */
export const ofxColumns = ['createdAt', 'amount', 'reason', 'balance', 'id'] as const;

const start = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

`;

/** The account of a statement, with what was available when the file was asked for: the closing balance of a file without lines. */
export interface OfxAccount {
  readonly number: string;
  readonly available: string;
  readonly at: string;
}

/** OFX 1.02 for accounting programs: decimal points, local time with its offset, and the entry's own id, which never changes. */
export function ofxFormat(account: OfxAccount): FileFormat {
  return {
    open(columns, zone) {
      const at = (id: string) => columns.findIndex((column: FileColumn) => column.id === id);
      const places = { createdAt: at('createdAt'), amount: at('amount'), reason: at('reason'), balance: at('balance'), id: at('id') };
      let newest = { at: '', balance: account.available };
      let isAscending = false;
      return {
        rows(rows) {
          const lines = rows.map((row) => {
            const [createdAt, amount] = [String(row[places.createdAt]), String(row[places.amount])];
            isAscending ||= newest.at !== '' && createdAt > newest.at;
            const isNewest = createdAt > newest.at || (isAscending && createdAt === newest.at);
            if (isNewest) newest = { at: createdAt, balance: String(row[places.balance] ?? newest.balance) };
            const kind = amount.startsWith('-') ? 'DEBIT' : 'CREDIT';
            const memo = plain(String(row[places.reason] ?? '')).trim();
            return `<STMTTRN><TRNTYPE>${kind}<DTPOSTED>${ofxTime(createdAt, zone)}<TRNAMT>${plain(amount)}<FITID>${plain(String(row[places.id]))}${memo && `<MEMO>${memo}`}</STMTTRN>\r\n`;
          });
          return latin(lines.join(''));
        },
        end: (head) => ({
          head: latin(`${start.replaceAll('\n', '\r\n')}${opening(account, head, zone)}`),
          tail: latin(closing({ at: newest.at || account.at, balance: newest.balance }, zone)),
        }),
      };
    },
  };
}

function opening({ number, at }: OfxAccount, { range }: FileHead, zone: Zone): string {
  const period = range ? `<DTSTART>${ofxTime(dayStart(range.from, zone), zone)}<DTEND>${ofxTime(dayLast(range.to, zone), zone)}` : '';
  const status = '<STATUS><CODE>0<SEVERITY>INFO</STATUS>';
  const signOn = `<SIGNONMSGSRSV1><SONRS>${status}<DTSERVER>${ofxTime(at, zone)}<LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>`;
  const bank = `<BANKACCTFROM><BANKID>000<ACCTID>${plain(number)}<ACCTTYPE>CHECKING</BANKACCTFROM>`;
  return `<OFX>${signOn}<BANKMSGSRSV1><STMTTRNRS><TRNUID>1${status}<STMTRS><CURDEF>BRL${bank}<BANKTRANLIST>${period}\r\n`;
}

function closing({ at, balance }: { readonly at: string; readonly balance: string }, zone: Zone): string {
  const ledger = `<LEDGERBAL><BALAMT>${plain(balance)}<DTASOF>${ofxTime(at, zone)}</LEDGERBAL>`;
  return `</BANKTRANLIST>${ledger}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n`;
}

const offsets: Readonly<Record<Zone, string>> = { 'America/Sao_Paulo': '[-3:BRT]', UTC: '[0:GMT]' };

function ofxTime(instant: string, zone: Zone): string {
  const { day, hour, minute, second } = wallClock(instant, zone);
  return `${day.replaceAll('-', '')}${hour}${minute}${second}${offsets[zone]}`;
}

/** OFX 1 is SGML and cannot escape its tag characters, so they are removed; so are control characters. */
function plain(text: string): string {
  return text.replaceAll(/[<>&\p{Cc}]+/gu, ' ').slice(0, 255);
}

/** Drops characters outside Latin-1 instead of replacing them. */
function latin(text: string): Buffer {
  return Buffer.from(text.replaceAll(/[^\p{ASCII}\u00A0-\u00FF]/gu, '?'), 'latin1');
}
