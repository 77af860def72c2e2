/** Longer than any name somebody would type to find a person. */
const maxTyped = 40;

export interface MentionAt {
  /** Where its @ stands. */
  readonly from: number;
  /** What was typed behind it. */
  readonly typed: string;
}

/** The mention that is being typed before the caret: an @ at the beginning of a word, and what follows it on its line. */
export function mentionAt(text: string, caret: number): MentionAt | null {
  const from = text.lastIndexOf('@', caret - 1);
  const typed = text.slice(from + 1, caret);
  if (from === -1 || caret === 0 || typed.length > maxTyped || typed.includes('\n')) return null;
  return /[\p{L}\p{N}]/u.test(text[from - 1] ?? '') ? null : { from, typed };
}
