import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'program-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = join(folder, 'logs', 'app.log');
/** @param {string} code */
const run = (code) => runProgram({ name: 'The program', args: ['--eval', code], env: process.env, log });

test('a program of ours is never told to send its calls through a proxy of the environment', async () => {
  const env = { ...process.env, NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: 'http://proxy.example:3128' };
  await runProgram({ name: 'The program', args: ['--eval', "process.exitCode = 'NODE_USE_ENV_PROXY' in process.env ? 5 : 0"], env, log });
});

test('a second start goes on with the log of the first, and fails with the lines of its own alone', async () => {
  await run("console.log('first')");
  await expect(run("console.log('second'); process.exitCode = 3")).rejects.toThrow('The program ended (code 3):\nsecond');
  await expect(run('process.exitCode = 4')).rejects.toThrow(/^The program ended \(code 4\)$/);
  expect(readFileSync(log, 'utf8')).toBe('first\nsecond\n');
});
