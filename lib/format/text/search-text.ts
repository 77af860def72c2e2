import { documentKind, onlyDocument } from '@/lib/format/identifier/document';
import { visibleText } from './visible-text';

export interface SearchText {
  kind: 'endToEndId' | 'document' | 'transactionId' | 'reference' | 'name';
  /** The text to search by: as a person sees it, a document without punctuation. */
  value: string;
}

// Wider than the published format, because ids of 31 to 36 characters are in use.
const endToEndId = /^[ED](?=.*\d)[0-9A-Za-z]{30,35}$/;
const transactionId = /^(?=.*\d)(?=.*[A-Za-z])[0-9A-Za-z]{26,29}$/;
const document = /^(?:\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2})$/i;
const reference = /^(?=.*[\d-])\S+$/;

/** Recognises what was typed or pasted into the search box; blank text is an empty name. */
export function recogniseSearch(text: string): SearchText {
  const value = visibleText(text);
  if (endToEndId.test(value)) return { kind: 'endToEndId', value };
  if (document.test(value) && documentKind(value) !== null) {
    return { kind: 'document', value: onlyDocument(value) };
  }
  if (transactionId.test(value)) return { kind: 'transactionId', value };
  return { kind: reference.test(value) ? 'reference' : 'name', value };
}
