import 'server-only';
import type { DataSubject } from '@/lib/contracts/office/privacy/data-subjects.shape';
import { parsePixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import { documentKind, onlyDocument } from '@/lib/format/identifier/document';
import type { LearnedSubject } from '@/lib/server/database/schema/data-subjects-schema';

export const nothingLearned: LearnedSubject = { names: [], transactionIds: [], infractionIds: [] };

/** The texts of a record that tell whom it names. */
interface Evidence {
  isSure: boolean;
  isNamed: boolean;
  /** A shortened document of theirs, and any document that is not. */
  hasOwnMask: boolean;
  hasOtherDocument: boolean;
}

/** What may stand around a value in a text. */
const separators = /[\s"'<>()[\]{},;:=|]+/;
const maskedForm = /^(?=.*[*•])[0-9A-Z.*•/-]{6,20}$/i;

export interface SubjectMatcher {
  /** Whether a record names the person: it holds their document, e-mail or key, or their name and no document of somebody else. */
  names(record: unknown): boolean;
  /** The names that stand beside a document of theirs in a record: other records have the document only shortened. */
  namesIn(record: unknown): readonly string[];
}

export function subjectMatcher(subject: DataSubject, learned: LearnedSubject): SubjectMatcher {
  const keys = new Set(keysOf(subject));
  const document = subject.document ?? [...keys].find((key) => documentKind(key) !== null) ?? null;
  const names = [...(subject.name === undefined ? [] : [subject.name]), ...learned.names].map(plainText).filter((name) => name !== '');

  const look = (text: string, evidence: Evidence): void => {
    const plain = ` ${plainText(text)} `;
    if (names.some((name) => plain.includes(` ${name} `))) evidence.isNamed = true;
    for (const token of text.split(separators)) {
      const word = token.replace(/[.!?]+$/, '');
      if (word === '') continue;
      if (keys.has(word.toLowerCase()) || keys.has(onlyDocument(word)) || keys.has(phoneOf(word))) evidence.isSure = true;
      else if (maskedForm.test(word)) {
        if (document !== null && fitsMask(document, word)) evidence.hasOwnMask = true;
        else evidence.hasOtherDocument = true;
      } else if (documentKind(word) !== null) evidence.hasOtherDocument = true;
    }
  };

  return {
    names(record) {
      const evidence: Evidence = { isSure: false, isNamed: false, hasOwnMask: false, hasOtherDocument: false };
      for (const text of textsIn(record)) look(text, evidence);
      if (evidence.isSure) return true;
      if (!evidence.isNamed) return false;
      // Of two people of one name the document tells which one it is.
      return document === null || evidence.hasOwnMask || !evidence.hasOtherDocument;
    },
    namesIn: (record) => (document === null ? [] : namesBeside(record, document)),
  };
}

/** The Pix keys a person may have been paid by: the given one, and those that their document and e-mail may be. */
export function keysOf({ document, key, email }: DataSubject): string[] {
  const given = [document, key, email].filter((text) => text !== undefined);
  return [...new Set(given.flatMap((text) => [text, ...parsePixKey(text).map(({ pixKey }) => pixKey)]))];
}

/** Every text in a value, at any depth. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** `payerName` beside `payerDocument`, `name` beside `document`. */
function namesBeside(value: unknown, document: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map(Object.entries(value));
  return [...fields].flatMap(([field, inner]) => {
    if (typeof inner !== 'string') return namesBeside(inner, document);
    const [, before] = /^(.*)[dD]ocument$/.exec(field) ?? [];
    if (before === undefined || onlyDocument(inner) !== document) return [];
    const name = fields.get(before === '' ? 'name' : `${before}Name`);
    return typeof name === 'string' && name.trim() !== '' ? [name] : [];
  });
}

/** Without accents, case and doubled spaces; everything that is no letter or digit is a space. */
export function plainText(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function phoneOf(word: string): string {
  const digits = word.replaceAll(/\D/g, '');
  return digits.length < 10 ? '' : `+${digits.startsWith('55') && digits.length > 11 ? digits : `55${digits}`}`;
}

/** Whether a shortened document can be this one: what it shows is where the whole one has it. */
function fitsMask(document: string, masked: string): boolean {
  const shown = masked.toUpperCase().replaceAll(/[.\-/]/g, '');
  return (
    shown.length === document.length && /[0-9A-Z]/.test(shown) && [...shown].every((sign, at) => /[*•]/.test(sign) || sign === document[at])
  );
}
