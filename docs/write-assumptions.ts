import { readFileSync, writeFileSync } from 'node:fs';
import { assumptionsTable } from './assumptions-table';

const begin = '<!-- assumptions -->';
const end = '<!-- /assumptions -->';

const readme = readFileSync('README.md', 'utf8');
const [before = '', after = ''] = [readme.slice(0, readme.indexOf(begin)), readme.slice(readme.indexOf(end))];
writeFileSync('README.md', `${before}${begin}\n\n${assumptionsTable()}\n\n${after}`);
