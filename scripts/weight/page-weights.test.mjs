import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { pageWeights } from './page-weights.mjs';

const output = mkdtempSync(join(tmpdir(), 'balcao-weights-'));

afterEach(() => rmSync(output, { recursive: true, force: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(output, file)), { recursive: true });
  writeFileSync(join(output, file), text);
}

test('a page weighs its scripts, those of its layouts and those of every page, each once and as gzip sends it', () => {
  const scripts = { 'main.js': 'main();'.repeat(50), 'layout.js': 'layout();'.repeat(40), 'page.js': 'page();' };
  for (const [file, text] of Object.entries(scripts)) write(file, text);
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['main.js'] }));
  write('app-path-routes-manifest.json', JSON.stringify({ '/(office)/charges/page': '/charges', '/api/health/route': '/api/health' }));
  const entryJSFiles = { 'app/layout': ['layout.js'], 'app/(office)/charges/page': ['layout.js', 'page.js'] };
  write(
    'server/app/(office)/charges/page_client-reference-manifest.js',
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {}; globalThis.__RSC_MANIFEST["/charges"] = ${JSON.stringify({ entryJSFiles })};`,
  );
  const bytes = Object.values(scripts).reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(pageWeights(output)).toEqual({ '/charges': bytes });
});
