import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { migrationProblems } from './migration-problems.mjs';

const folder = join(root, 'lib/server/database/migrations');
/** The first that is meant to run while the version before serves. */
const firstRolling = 37;

test('every migration can run while the version before serves', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= firstRolling);
  expect(files.flatMap((file) => migrationProblems(readFileSync(join(folder, file), 'utf8')).map((what) => `${file}: ${what}`))).toEqual(
    [],
  );
});

test.each([
  ['ALTER TABLE "staff" DROP COLUMN "name";', 'drops a column'],
  ['DROP TABLE "staff";', 'drops a table'],
  ['ALTER TABLE "staff" RENAME COLUMN "a" TO "b";', 'renames'],
  ['ALTER TABLE "staff" ALTER COLUMN "a" SET DATA TYPE text;', 'changes the type'],
  ['ALTER TABLE "staff" ALTER COLUMN "a" SET NOT NULL;', 'forbids null'],
  ['ALTER TABLE "staff" ADD COLUMN "a" text NOT NULL;', 'adds a column without default'],
  ['CREATE INDEX "a" ON "staff" USING btree ("b");', 'makes an index'],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "staff" ("b");\n--> statement-breakpoint\nUPDATE staff SET a = 1;', 'stands beside'],
])('%s is refused', (text, what) => {
  expect(migrationProblems(text)).toEqual([expect.stringContaining(what)]);
});

test.each([
  'ALTER TABLE "staff" ADD COLUMN "a" text;',
  'ALTER TABLE "staff" ADD COLUMN "a" text DEFAULT \'x\' NOT NULL;',
  'CREATE TABLE "new" ("a" text NOT NULL);\n--> statement-breakpoint\nCREATE INDEX "new_a" ON "new" ("a");',
  'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "staff" ("b");',
  '-- contract: nothing reads it since 1.4.0\nALTER TABLE "staff" DROP COLUMN "name";',
  '-- small table: one row for each role\nCREATE INDEX "a" ON "roles" ("b");',
])('%s is accepted', (text) => {
  expect(migrationProblems(text)).toEqual([]);
});
