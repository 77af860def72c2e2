import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as portugueseWords } from '@zxcvbn-ts/language-pt-br';
import { type PasswordReason, shortestPassword } from '@/lib/contracts/office/staff/password-reason';
import { demoPassword } from '@/lib/settings/demonstration.mjs';

/** log10 of the guesses required: ten thousand million, enough against someone with a copy of the hashes. */
const minGuessesLog10 = 10;
/** The estimate takes quadratic time; a password that is strong up to here is strong. */
const estimatedLength = 64;
/** Words an attacker of this product tries first, including the printed demonstration password. */
const productWords = ['balcao', 'balcão', demoPassword, 'pix', 'med'];

/** Contains 50,000 common passwords, and words and names of Brazil. Created at the first check. */
let estimator: ZxcvbnFactory | undefined;

/**
 * Why a password is refused, or null. There are no composition rules: it must withstand enough guesses by someone who knows its owner and
 * this installation.
 */
export function checkPassword(password: string, owner: { name: string; email: string }, appUrl: string): PasswordReason | null {
  if (password.trim() === '') return 'blank';
  if (password.length < shortestPassword) return 'short';
  estimator ??= new ZxcvbnFactory({ dictionary: { ...commonWords, ...portugueseWords }, graphs: adjacencyGraphs });
  const own = ownWords(owner, appUrl);
  if (own.includes(password.toLowerCase())) return 'own-words';
  const { guessesLog10, sequence } = estimator.check(password.slice(0, estimatedLength), own);
  if (guessesLog10 >= minGuessesLog10) return null;
  const patterns = sequence.map(({ pattern, dictionaryName }) => `${pattern}:${dictionaryName ?? ''}`);
  if (patterns.some((pattern) => pattern === 'dictionary:userInputs')) return 'own-words';
  if (patterns.some((pattern) => pattern.startsWith('repeat'))) return 'repeated';
  if (patterns.every((pattern) => /^(sequence|spatial|date|regex)/.test(pattern))) return 'sequence';
  return 'common';
}

/** Name and e-mail of the person, whole and in parts, and the parts of this installation's host name. */
function ownWords({ name, email }: { name: string; email: string }, appUrl: string): string[] {
  const parts = [name, email, new URL(appUrl).hostname].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const plain = parts.map((part) => part.toLowerCase()).flatMap((part) => [part, part.normalize('NFD').replace(/\p{M}/gu, '')]);
  return Array.from(new Set([...productWords, ...plain])).filter((word) => word.length > 2);
}
