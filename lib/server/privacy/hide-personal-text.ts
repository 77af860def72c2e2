import 'server-only';
import { documentKind, maskDocument } from '@/lib/format/identifier/document';
import { maskEmail } from '@/lib/format/identifier/mask';

// Every repetition is bounded, so that the time is linear even for hostile text.
const maxLocalPart = 64;
const localPart = /[\w.+-]{1,64}$/;
const domain = /@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/y;
const cpf = String.raw`\d{3}\.?\d{3}\.?\d{3}-?\d{2}`;
const cnpj = String.raw`\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}`;
const cnpjWithLetters = String.raw`[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}`;
/** As a whole token: not inside an id, nor the reais of an amount. */
const document = new RegExp(String.raw`(?<![\w.,-])(?:${cpf}|${cnpj}|${cnpjWithLetters})(?![\w-]|[.,]\d)`, 'g');

/** Hides every e-mail, CPF and CNPJ in a text; a number counts as a document when its check digits are right. */
export function hidePersonalText(text: string): string {
  return hideEmails(text).replace(document, (found) => (documentKind(found) === null ? found : maskDocument(found)));
}

/** Looks around each `@` alone: bodies of callbacks have hundreds of kilobytes without one. */
function hideEmails(text: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const [local] = localPart.exec(text.slice(Math.max(done, at - maxLocalPart), at)) ?? [];
    domain.lastIndex = at;
    const [host] = domain.exec(text) ?? [];
    if (local === undefined || host === undefined) continue;
    parts.push(text.slice(done, at - local.length), maskEmail(local + host));
    done = at + host.length;
  }
  return parts.join('') + text.slice(done);
}
