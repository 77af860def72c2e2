import chargePageInEnglish from '@/lib/messages/en/public/charge-page.json';
import offlinePageInEnglish from '@/lib/messages/en/public/offline.json';
import passwordInEnglish from '@/lib/messages/en/public/password.json';
import secondFactorInEnglish from '@/lib/messages/en/public/second-factor.json';
import signInInEnglish from '@/lib/messages/en/public/sign-in.json';
import ssoInEnglish from '@/lib/messages/en/public/sso.json';
import welcomeInEnglish from '@/lib/messages/en/public/welcome.json';
import chargePage from '@/lib/messages/pt-BR/public/charge-page.json';
import offlinePage from '@/lib/messages/pt-BR/public/offline.json';
import password from '@/lib/messages/pt-BR/public/password.json';
import secondFactor from '@/lib/messages/pt-BR/public/second-factor.json';
import signIn from '@/lib/messages/pt-BR/public/sign-in.json';
import sso from '@/lib/messages/pt-BR/public/sso.json';
import welcome from '@/lib/messages/pt-BR/public/welcome.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of the pages without a sign-in. */
export const publicPages = (words: WordsOf) => ({
  ...words(chargePage, chargePageInEnglish),
  ...words(offlinePage, offlinePageInEnglish),
  ...words(password, passwordInEnglish),
  ...words(secondFactor, secondFactorInEnglish),
  ...words(signIn, signInInEnglish),
  ...words(sso, ssoInEnglish),
  ...words(welcome, welcomeInEnglish),
});
