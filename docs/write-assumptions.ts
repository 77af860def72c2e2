import { readFileSync, writeFileSync } from 'node:fs';
import { assumptionsTable } from './assumptions-table';

const readme = readFileSync('README.md', 'utf8');
const between = /(<!-- assumptions -->\n)[\s\S]*(\n<!-- \/assumptions -->)/;
writeFileSync('README.md', readme.replace(between, `$1\n${assumptionsTable()}\n$2`));
