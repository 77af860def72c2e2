import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockProblems } from './lock/lock-problems.mjs';
import { root } from './root.mjs';

const problems = lockProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
