import { readFileSync, writeFileSync } from 'node:fs';
import { assumptionsTable, limitsTable } from './assumptions-table';

const begin = '<!-- assumptions -->';
const end = '<!-- /assumptions -->';

const readme = readFileSync('README.md', 'utf8');
const [before = '', after = ''] = [readme.slice(0, readme.indexOf(begin)), readme.slice(readme.indexOf(end))];
writeFileSync(
  'README.md',
  `${before}${begin}\n\n${assumptionsTable()}\n\nNor does it bound these; longer ones are refused before they are sent, and by the sandbox:\n\n${limitsTable()}\n\n${after}`,
);
