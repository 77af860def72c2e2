import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { satisfies, supported } from './check-node.cjs';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('what is refused is what package.json says', () => {
  expect(supported).toBe(engines.node);
});

test.each(['20.19.0', '20.20.2', '22.13.0', '22.20.1', '24.0.0', '25.1.0'])('Node %s is taken', (version) => {
  expect(satisfies(version, supported)).toBe(true);
});

test.each(['0.10.48', '8.17.0', '18.20.8', '20.9.0', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])('Node %s is refused', (version) => {
  expect(satisfies(version, supported)).toBe(false);
});

test('this Node passes the check without a word, and so does the one that .nvmrc names', () => {
  expect(execFileSync(process.execPath, ['scripts/check-node.cjs'], { encoding: 'utf8' })).toBe('');
  expect(satisfies(readFileSync('.nvmrc', 'utf8').trim(), supported)).toBe(true);
});

test('every command that begins with an installation checks Node before it', () => {
  const installing = Object.entries(scripts).filter(([, command]) => command.includes('scripts/install.mjs'));
  expect(installing.length).toBeGreaterThan(5);
  expect(installing.filter(([, command]) => command !== 'node scripts/check-node.cjs && node scripts/install.mjs')).toEqual([]);
});
