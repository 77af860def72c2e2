import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../lib/settings/settings.mjs';
import { root } from '../root.mjs';

const folder = join(root, 'deploy');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));
/** @param {string} file */
const read = (file) => readFileSync(join(folder, file), 'utf8');

test('every program and file of ours that is named in deploy exists', () => {
  const named = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\b(?:scripts|deploy|docs)\/[\w./@-]+\.\w+/g), ([path]) => path),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every setting that is given in deploy is one of ours', () => {
  const [, block = ''] = /environment:\n([\s\S]*?)\n\nservices:/.exec(read('container/compose.yaml')) ?? [];
  const names = Array.from(block.matchAll(/^ {4}([A-Z_]+):/gm), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !(name in settings.shape))).toEqual([]);
});

test('whoever stops an instance gives it longer than the ten seconds it may take', () => {
  expect(Number(/stop_grace_period: (\d+)s/.exec(read('container/compose.yaml'))?.[1])).toBeGreaterThan(12);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(read('systemd/balcao@.service'))?.[1])).toBeGreaterThan(12);
});

test('a proxy closes idle connections before the instance does, takes the largest body, and repeats nothing that was taken', () => {
  const [caddy, nginx] = [read('proxy/Caddyfile'), read('proxy/nginx.conf')];
  for (const text of [caddy, nginx]) expect(Number(/keepalive(?:_timeout)? (\d+)s/.exec(text)?.[1])).toBeLessThan(75);
  expect([caddy, nginx].map((text) => /(?:max_size|client_max_body_size) 11(?:MB|m)\b/.test(text))).toEqual([true, true]);
  expect(nginx).toMatch(/proxy_next_upstream error;/);
  expect(nginx).not.toContain('non_idempotent');
});
