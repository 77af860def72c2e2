import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as portugueseWords } from '@zxcvbn-ts/language-pt-br';
import { type PasswordReason, shortestPassword } from '@/lib/contracts/office/password-reason';
import { demoPassword } from '@/lib/settings/demonstration.mjs';

/** Ten thousand million guesses: what stands against somebody who has taken a copy of the hashes for a while. */
const fewestGuesses = 10;
/** The estimate grows with the square of the length; what is strong so far is strong whatever follows. */
const estimatedLength = 64;
/** Words everybody who attacks this product tries first, the password of the demonstration, which is printed, among them. */
const productWords = ['balcao', 'balcão', demoPassword, 'pix', 'med'];

/** Knows 50,000 of the commonest passwords, and words and names of Brazil. Made with the first password that is checked. */
let estimator: ZxcvbnFactory | undefined;

/**
 * Why this password is not taken, or null when it is. There are no rules of composition: what counts is how many guesses it stands,
 * with the words of its owner and of this installation known to whoever guesses.
 */
export function checkPassword(password: string, owner: { name: string; email: string }, appUrl: string): PasswordReason | null {
  if (password.trim() === '') return 'blank';
  if (password.length < shortestPassword) return 'short';
  estimator ??= new ZxcvbnFactory({ dictionary: { ...commonWords, ...portugueseWords }, graphs: adjacencyGraphs });
  const own = ownWords(owner, appUrl);
  if (own.includes(password.toLowerCase())) return 'own-words';
  const { guessesLog10, sequence } = estimator.check(password.slice(0, estimatedLength), own);
  if (guessesLog10 >= fewestGuesses) return null;
  const patterns = sequence.map(({ pattern, dictionaryName }) => `${pattern}:${dictionaryName ?? ''}`);
  if (patterns.some((pattern) => pattern === 'dictionary:userInputs')) return 'own-words';
  if (patterns.some((pattern) => pattern.startsWith('repeat'))) return 'repeated';
  if (patterns.every((pattern) => /^(sequence|spatial|date|regex)/.test(pattern))) return 'sequence';
  return 'common';
}

/** Name and address of the person, whole and in parts, and the parts of the address this installation is opened by. */
function ownWords({ name, email }: { name: string; email: string }, appUrl: string): string[] {
  const parts = [name, email, new URL(appUrl).hostname].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const plain = parts.map((part) => part.toLowerCase()).flatMap((part) => [part, part.normalize('NFD').replace(/\p{M}/gu, '')]);
  return Array.from(new Set([...productWords, ...plain])).filter((word) => word.length > 2);
}
