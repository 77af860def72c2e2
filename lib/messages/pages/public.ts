import passwordInEnglish from '../en/public/password.json';
import secondFactorInEnglish from '../en/public/second-factor.json';
import signInInEnglish from '../en/public/sign-in.json';
import welcomeInEnglish from '../en/public/welcome.json';
import password from '../pt-BR/public/password.json';
import secondFactor from '../pt-BR/public/second-factor.json';
import signIn from '../pt-BR/public/sign-in.json';
import welcome from '../pt-BR/public/welcome.json';
import type { WordsOf } from '../words-of';

/** The words of the pages before the sign-in. */
export const publicPages = (words: WordsOf) => ({
  ...words(password, passwordInEnglish),
  ...words(secondFactor, secondFactorInEnglish),
  ...words(signIn, signInInEnglish),
  ...words(welcome, welcomeInEnglish),
});
