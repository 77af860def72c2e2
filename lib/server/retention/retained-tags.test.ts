import { expect, test } from 'vitest';
import { recordTags, tags } from '@/lib/server/database/schema/team-records-schema';
import { addTag, allTags } from '@/lib/server/notes/tag-store';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { retainedKinds } from './retained-kinds';
import { runRetention } from './run-retention';

const office = officeForTests();
const dayMs = 24 * 3_600_000;

test('a tag goes from a record with the notes of its age, and altogether once it is archived and no record carries it', async () => {
  const { db, environment } = office.services();
  const { staffId } = await office.person('finance');
  const open = [{ id: 'open-case', status: 'OPEN', type: 'FRAUD', expiresAt: null, transaction: { id: 'SVTX-open', amount: 10 } }];
  office.service().behave((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: open, hasNextPage: false }));
  });
  const limit = office.clock.now.getTime() - retainedKinds.notes.days(environment) * dayMs;
  const tagOn = (name: string, recordId: string, at: number) =>
    addTag(db, { recordKind: 'infraction', recordIds: [recordId], name, staffId }, environment, new Date(at));
  await tagOn('velha', 'old', limit - 1);
  await tagOn('em uso', 'old', limit - 1);
  await tagOn('em uso', 'new', limit);
  await tagOn('em disputa', 'open-case', limit - 1);
  await db.update(tags).set({ archivedAt: new Date(limit - 1) });
  await runRetention(office.services());
  expect((await db.select().from(recordTags)).map(({ recordId }) => recordId).toSorted()).toEqual(['new', 'open-case']);
  expect((await allTags(db, environment)).map(({ name }) => name)).toEqual(['em disputa', 'em uso']);
});
