import { expect, test } from 'vitest';
import { isLeftBehind } from './write-standalone.mjs';

test('settings of the machine that wrote a copy, and the server of the framework, are left behind; what runs is not', () => {
  expect(['.env', '.env.local', '.env.production', 'server.js', 'package.json'].filter((path) => !isLeftBehind(path))).toEqual([]);
  expect(['', '.next', 'node_modules/next/package.json', '.next/server/middleware.js', 'lib'].filter(isLeftBehind)).toEqual([]);
});
