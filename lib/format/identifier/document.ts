export type DocumentKind = 'cpf' | 'cnpj';

/** The document without punctuation and in capitals, as it is compared and sent. */
export function onlyDocument(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** CPF or CNPJ (with letters too, as since 2026) when the check digits are right, otherwise null. */
export function documentKind(text: string): DocumentKind | null {
  const document = onlyDocument(text);
  const kind = documentShape(document);
  if (kind === null || /^(.)\1*$/.test(document)) return null;
  const heaviest = kind === 'cpf' ? 11 : 9;
  const body = document.slice(0, -2);
  const first = checkDigit(body, heaviest);
  const second = checkDigit(body + first, heaviest);
  return document.endsWith(`${first}${second}`) ? kind : null;
}

/** "123.456.789-09" or "12.ABC.345/01DE-35"; any other length is returned unchanged. */
export function formatDocument(text: string): string {
  const document = onlyDocument(text);
  const kind = documentShape(document);
  return kind === null ? text : punctuate(document, kind);
}

/**
 * "***.456.789-**" or "**.222.333/0001-**". A masked one stays; anything else becomes "•••", so that a document of another length reveals
 * nothing.
 */
export function maskDocument(text: string): string {
  if (/^(?:\*{3}\.\d{3}\.\d{3}|\*{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4})-\*{2}$/.test(text)) {
    return text;
  }
  const document = onlyDocument(text);
  const kind = documentShape(document);
  if (kind === null) return '•••';
  const hidden = kind === 'cpf' ? 3 : 2;
  return punctuate(`${'*'.repeat(hidden)}${document.slice(hidden, -2)}**`, kind);
}

function documentShape(document: string): DocumentKind | null {
  if (/^\d{11}$/.test(document)) return 'cpf';
  return /^[0-9A-Z]{12}\d{2}$/.test(document) ? 'cnpj' : null;
}

function punctuate(document: string, kind: DocumentKind): string {
  return kind === 'cpf'
    ? document.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
    : document.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
}

/** Modulo 11 with weights from 2, right to left, repeating after the heaviest. */
function checkDigit(body: string, heaviest: number): number {
  const sum = [...body].reverse().reduce((total, sign, index) => total + (sign.charCodeAt(0) - 48) * (2 + (index % (heaviest - 1))), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}
