const maxLength = 255;
/** A number that somebody wrote in front themselves: the file gets the one of its place instead. */
const numbered = /^anexo\s*\d{1,2}\s*[·:–—_-]\s*(?=[^\s.])/iu;

/**
 * The name under which a file of a defense is shown and sent: "Anexo 2 · nota.pdf", so that a text can cite it and whoever analyses it
 * finds what is cited. Always in Portuguese, because it is read at the bank. A name too long loses the end of its stem.
 */
export function annexName(name: string, at: number): string {
  const plain = name.replace(numbered, '');
  const prefix = `Anexo ${at + 1} · `;
  const dot = plain.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  return `${prefix}${stem.slice(0, maxLength - prefix.length - ending.length)}${ending}`;
}
