import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { savedViewLists } from '@/lib/contracts/office/views/saved-views';
import type { List } from '@/lib/lists/definition/list';
import { hasViews } from '@/lib/lists/definition/saved-view';
import { readingPermission, savableLists } from './savable-lists';

const folder = `${import.meta.dirname}/../../lists`;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('test') && !file.startsWith('definition'),
);
const modules: object[] = await Promise.all(files.map((file) => import(`${folder}/${file}`)));
const lists = modules.flatMap((module) => Object.values(module)).filter(isList);

function isList(value: unknown): value is List {
  return typeof value === 'object' && value !== null && 'columns' in value && 'endpoint' in value;
}

test('views are saved of every list whose address holds more than a page', () => {
  expect(lists.flatMap(({ name, fields }) => (hasViews(fields) ? [name] : [])).toSorted()).toEqual(savedViewLists.toSorted());
  for (const name of savedViewLists) expect(savableLists[name]).toMatchObject({ name });
});

test('to have views of a list takes what its page takes', () => {
  const pages = readdirSync(`${import.meta.dirname}/../../../app/(office)`, { recursive: true, encoding: 'utf8' });
  const sources = pages
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => readFileSync(`${import.meta.dirname}/../../../app/(office)/${file}`, 'utf8'));
  const ofPages = sources.flatMap((source) => {
    const [, permission, list] = /listPage\(\s*'([a-z:-]+)',\s*(\w+)List,/.exec(source) ?? [];
    return permission && list ? [[`${list}List`, permission] as const] : [];
  });
  const variables = new Map(modules.flatMap((module) => Object.entries(module)));
  const expected = ofPages.flatMap(([variable, permission]) => {
    const name = savedViewLists.find((one) => savableLists[one] === variables.get(variable));
    return name ? [[name, permission] as const] : [];
  });
  expect(expected.length).toBe(savedViewLists.length);
  for (const [name, permission] of expected) expect([name, readingPermission(name)]).toEqual([name, permission]);
});
