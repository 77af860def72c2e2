import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names';

test('every named icon is drawn in the file of icons, and no other', () => {
  const drawn = [...readFileSync(new URL('./icons.svg', import.meta.url), 'utf8').matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(iconNames);
});
