import { expect, test } from 'vitest';
import { pageLanguage } from './page-language';

test.each([
  [null, 'pt-BR'],
  ['', 'pt-BR'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['pt-PT,en;q=0.9', 'pt-BR'],
  ['fr-FR,fr;q=0.9', 'pt-BR'],
  ['fr-FR,en;q=0.3', 'en'],
  ['en;q=0.4,pt-BR;q=0.8', 'pt-BR'],
  ['en;q=0', 'pt-BR'],
  ['*', 'pt-BR'],
  [`${'x,'.repeat(5_000)}en`, 'pt-BR'],
])('%j is answered in %s', (accepted, language) => {
  expect(pageLanguage(accepted)).toBe(language);
});
