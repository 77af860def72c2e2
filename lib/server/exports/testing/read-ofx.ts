import 'server-only';

/**
 * Reads an OFX bank statement by the specification alone (1.02, SGML; 2.x, XML): header, order and presence of elements, lengths, amounts and
 * times. Throws an OfxError that names what a strict accounting program would refuse.
 */
export interface OfxStatement {
  readonly account: string;
  readonly currency: string;
  readonly from: Date;
  readonly to: Date;
  readonly lines: readonly {
    readonly type: string;
    readonly at: Date;
    readonly amount: string;
    readonly id: string;
    readonly memo: string | null;
  }[];
  readonly balance: { readonly amount: string; readonly at: Date };
}

export class OfxError extends Error {}

interface Aggregate {
  readonly name: string;
  readonly children: readonly (Aggregate | Element)[];
}
interface Element {
  readonly name: string;
  readonly value: string;
}

const headerFields = ['OFXHEADER', 'DATA', 'VERSION', 'SECURITY', 'ENCODING', 'CHARSET', 'COMPRESSION', 'OLDFILEUID', 'NEWFILEUID'];

/** Aggregates with their children in the order of the specification: `?` may be absent, `*` may repeat, a number is the longest value. */
const aggregates: Readonly<Record<string, readonly string[]>> = {
  OFX: ['SIGNONMSGSRSV1', 'BANKMSGSRSV1'],
  SIGNONMSGSRSV1: ['SONRS'],
  SONRS: ['STATUS', 'DTSERVER', 'USERKEY?64', 'TSKEYEXPIRE?', 'LANGUAGE 3', 'DTPROFUP?', 'DTACCTUP?', 'FI?', 'SESSCOOKIE?1000'],
  FI: ['ORG 32', 'FID?32'],
  STATUS: ['CODE 6', 'SEVERITY 5', 'MESSAGE?255'],
  BANKMSGSRSV1: ['STMTTRNRS*'],
  STMTTRNRS: ['TRNUID 36', 'STATUS', 'CLTCOOKIE?32', 'STMTRS?'],
  STMTRS: ['CURDEF 3', 'BANKACCTFROM', 'BANKTRANLIST?', 'LEDGERBAL', 'AVAILBAL?', 'MKTGINFO?360'],
  BANKACCTFROM: ['BANKID 9', 'BRANCHID?22', 'ACCTID 22', 'ACCTTYPE 9', 'ACCTKEY?22'],
  BANKTRANLIST: ['DTSTART', 'DTEND', 'STMTTRN*'],
  STMTTRN: [
    ...['TRNTYPE 11', 'DTPOSTED', 'DTUSER?', 'DTAVAIL?', 'TRNAMT 32', 'FITID 255', 'CORRECTFITID?255', 'CORRECTACTION?7', 'SRVRTID?10'],
    ...['CHECKNUM?12', 'REFNUM?32', 'SIC?6', 'PAYEEID?12', 'NAME?32', 'MEMO?255'],
  ],
  LEDGERBAL: ['BALAMT 32', 'DTASOF'],
  AVAILBAL: ['BALAMT 32', 'DTASOF'],
};

const words: Readonly<Record<string, readonly string[]>> = {
  SEVERITY: ['INFO', 'WARN', 'ERROR'],
  ACCTTYPE: ['CHECKING', 'SAVINGS', 'MONEYMRKT', 'CREDITLINE'],
  TRNTYPE: [
    ...[
      'CREDIT',
      'DEBIT',
      'INT',
      'DIV',
      'FEE',
      'SRVCHG',
      'DEP',
      'ATM',
      'POS',
      'XFER',
      'CHECK',
      'PAYMENT',
      'CASH',
      'DIRECTDEP',
      'DIRECTDEBIT',
    ],
    ...['REPEATPMT', 'OTHER'],
  ],
};

export function readOfx(file: Buffer): OfxStatement {
  const root = parse(bodyOf(file));
  check(root);
  const statement = part(part(part(root, 'BANKMSGSRSV1'), 'STMTTRNRS'), 'STMTRS');
  const list = part(statement, 'BANKTRANLIST');
  const lines = list.children.filter(isAggregate).map((line) => ({
    type: value(line, 'TRNTYPE'),
    at: time(value(line, 'DTPOSTED')),
    amount: value(line, 'TRNAMT'),
    id: value(line, 'FITID'),
    memo: optional(line, 'MEMO'),
  }));
  if (new Set(lines.map(({ id }) => id)).size < lines.length) throw new OfxError('FITID: twice in one account');
  for (const { type, amount } of lines)
    if (type === 'CREDIT' ? amount.startsWith('-') : type === 'DEBIT' && !amount.startsWith('-'))
      throw new OfxError(`${type} of ${amount}`);
  const ledger = part(statement, 'LEDGERBAL');
  return {
    account: value(part(statement, 'BANKACCTFROM'), 'ACCTID'),
    currency: value(statement, 'CURDEF'),
    from: time(value(list, 'DTSTART')),
    to: time(value(list, 'DTEND')),
    lines,
    balance: { amount: value(ledger, 'BALAMT'), at: time(value(ledger, 'DTASOF')) },
  };
}

/** What follows the header, in the header's character set. */
function bodyOf(file: Buffer): string {
  const text = file.toString('latin1');
  if (text.startsWith('<?xml')) {
    if (!/^<\?xml [^>]*\?>\s*<\?OFX OFXHEADER="200" VERSION="2\d\d" [^>]*\?>/.test(text)) throw new OfxError('header of OFX 2');
    return file.toString('utf8').replaceAll(/<\?[^>]*\?>/g, '');
  }
  const [header = '', ...rest] = text.split('\r\n\r\n');
  const fields = header.split('\r\n').map((line) => line.split(':'));
  if (fields.map(([name]) => name).join() !== headerFields.join()) throw new OfxError('header: fields or their order');
  const is = Object.fromEntries(fields);
  if (is.OFXHEADER !== '100' || is.DATA !== 'OFXSGML' || !/^1\d\d$/.test(is.VERSION)) throw new OfxError('header: no OFX 1');
  if (is.ENCODING !== 'USASCII' || is.CHARSET !== '1252') throw new OfxError('header: another character set than Windows-1252');
  return rest.join('\r\n\r\n');
}

/** Elements of SGML end where the next tag begins; those of XML have their own end. An aggregate always has one. */
function parse(body: string): Aggregate {
  const open: { name: string; children: (Aggregate | Element)[] }[] = [{ name: '', children: [] }];
  for (const [, end, name = '', text = ''] of body.trim().matchAll(/<(\/?)([A-Z0-9.]+)>([^<]*)/g)) {
    const inside = open.at(-1);
    const last = inside?.children.at(-1);
    if (end && inside?.name === name) {
      open.pop();
      open.at(-1)?.children.push(inside);
    } else if (end && last?.name === name && !isAggregate(last)) continue;
    else if (end) throw new OfxError(`</${name}> without its beginning`);
    else if (name in aggregates) open.push({ name, children: [] });
    else inside?.children.push({ name, value: unescapeText(text.trim()) });
  }
  const [root] = open[0]?.children ?? [];
  if (open.length > 1 || !root || !isAggregate(root)) throw new OfxError('an aggregate without its end');
  return root;
}

function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Each child is one the aggregate may have, in its order, with a value that has its form. */
function check({ name, children }: Aggregate): void {
  let at = 0;
  const found = children.map((child) => child.name);
  for (const rule of aggregates[name] ?? []) {
    const [, expected = '', times, maxLength] = /^(\w+)([?* ]?)(\d*)$/.exec(rule) ?? [];
    const begin = at;
    while (found[at] === expected && (times === '*' || at === begin)) at += 1;
    if (at === begin && times !== '?' && times !== '*') throw new OfxError(`${name} without ${expected}`);
    for (const child of children.slice(begin, at)) {
      if (isAggregate(child)) check(child);
      else checkValue(child, Number(maxLength));
    }
  }
  if (at < children.length) throw new OfxError(`${name}: ${found[at]} at a place where it may not stand`);
}

function checkValue({ name, value }: Element, maxLength: number): void {
  if (value === '') throw new OfxError(`${name} without a value`);
  if (maxLength > 0 && value.length > maxLength) throw new OfxError(`${name} longer than ${maxLength}`);
  if (name.startsWith('DT')) time(value);
  if (name.endsWith('AMT') && !/^[+-]?\d+([.,]\d+)?$/.test(value)) throw new OfxError(`${name}: ${value} is no amount`);
  if (words[name] && !words[name].includes(value)) throw new OfxError(`${name}: ${value} is no word of it`);
}

/** Year to second, maybe with thousandths and `[offset:name]`; without an offset it is in UTC. */
function time(text: string): Date {
  const [, year, month, day, hour = '00', minute = '00', second = '00', offset = '0'] =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)(?:\.\d{3})?)?(?:\[([+-]?\d{1,2}(?:\.\d+)?)(?::\w+)?\])?$/.exec(text) ?? [];
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(local)) throw new OfxError(`${text} is no time`);
  return new Date(local - Number(offset) * 3_600_000);
}

function isAggregate(child: Aggregate | Element): child is Aggregate {
  return 'children' in child;
}

function part({ name, children }: Aggregate, expected: string): Aggregate {
  const found = children.filter(isAggregate).find((child) => child.name === expected);
  if (!found) throw new OfxError(`${name} without ${expected}`);
  return found;
}

function optional({ children }: Aggregate, expected: string): string | null {
  const found = children.find((child) => child.name === expected);
  return found && !isAggregate(found) ? found.value : null;
}

function value(owner: Aggregate, expected: string): string {
  const found = optional(owner, expected);
  if (found === null) throw new OfxError(`${owner.name} without ${expected}`);
  return found;
}
