import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exportLists } from '@/lib/contracts/pages/navigation';
import { locales } from '@/lib/format/locale';
import { loadMessages } from '@/lib/messages/load-messages';
import { wordAt } from '@/lib/messages/word-at';
import type { List } from './definition/list';

const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('test') && !file.startsWith('definition'),
);
const modules: object[] = await Promise.all(files.map((file) => import(`./${file}`)));
const lists = modules.flatMap((module) => Object.values(module)).filter(isList);

function isList(value: unknown): value is List {
  return typeof value === 'object' && value !== null && 'columns' in value && 'endpoint' in value;
}

test('lists have unique names, paths and columns', () => {
  expect(lists.length).toBeGreaterThanOrEqual(15);
  expect(new Set(lists.map(({ name }) => name)).size).toBe(lists.length);
  expect(new Set(lists.map(({ path }) => path)).size).toBe(lists.length);
});

test('the lists with a file are those that can be exported', () => {
  expect(lists.flatMap(({ name, file }) => (file ? [name] : [])).toSorted()).toEqual(exportLists.toSorted());
});

/** What a list has beside the sidebar in a window of 1280 px. */
const room = 1280 - 232;

/** How wide a class makes a column there, in px; what holds for wider windows only does not count. */
function widthOf(width: string): number {
  const [, fixed] = /^w-\[(\d+)px\]/.exec(width) ?? [];
  if (fixed !== undefined) return Number(fixed);
  const [, min, share, max] = /^w-\[clamp\((\d+)px,([\d.]+)vw,(\d+)px\)\]/.exec(width) ?? [];
  const widths = [min, share, max].map(Number);
  if (widths.some(Number.isNaN)) throw new RangeError(`a width nobody reads: ${width}`);
  return Math.min(Math.max(Number(min), (Number(share) * 1280) / 100), Number(max));
}

test.each(lists.map((list) => [list.name, list] as const))(
  '%s leaves room in a small window for the columns that take the rest',
  (_, { columns }) => {
    const shown = Object.values(columns).filter(({ startsHidden }) => !startsHidden);
    const fixed = shown.flatMap(({ width }) => (width === undefined ? [] : [widthOf(width)]));
    const left = room - fixed.reduce((sum, one) => sum + one, 0);
    expect(left).toBeGreaterThanOrEqual(90 * (shown.length - fixed.length));
  },
);

describe.each(locales)('in %s', async (locale) => {
  const messages = await loadMessages(locale);

  test.each(lists.map((list) => [list.name, list] as const))('%s names each of its columns', (name, { columns }) => {
    const unnamed = Object.keys(columns).filter((id) => wordAt(messages, `${name}.columns`, id) === null);
    expect(unnamed).toEqual([]);
  });
});
