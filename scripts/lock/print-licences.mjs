import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { doubtfulLicences, licencesOf } from './licences.mjs';

const licences = licencesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
for (const { name, version, licence } of licences) console.log(`${licence}\t${name}\t${version}`);
const doubtful = doubtfulLicences(licences);
for (const { name, licence } of doubtful) process.stderr.write(`${name} has the licence ${licence}, which nobody has looked at\n`);
process.exitCode = doubtful.length === 0 ? 0 : 1;
