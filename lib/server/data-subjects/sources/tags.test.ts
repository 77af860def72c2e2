import { expect, test } from 'vitest';
import { bodyOf, countsOf, dataSubjectsForTests, elseBody, joana } from '@/lib/server/data-subjects/testing/data-subjects-for-tests';
import { recordTags, tags } from '@/lib/server/database/schema/team-records-schema';
import { addTag } from '@/lib/server/notes/tag-store';

const { office, deliver, db, serve, erase, only, runAll, found, admin } = dataSubjectsForTests();

async function tag(name: string, recordId: string, recordKind: 'transaction' | 'infraction' = 'transaction') {
  const { environment, now } = office.services();
  await addTag(db(), { recordKind, recordIds: [recordId], name, staffId: admin().staffId }, environment, now());
}

const left = async () => (await db().select().from(recordTags)).map(({ recordId }) => recordId).toSorted();

test('a tag that names a person goes with all that carry it, and other tags from what is theirs', async () => {
  await db().delete(tags);
  await deliver(bodyOf('SVTX1', { infraction: { id: 'inf1', status: 'PENDING' } }));
  await deliver(elseBody('SVTX2'));
  await tag('conferir', 'SVTX1');
  await tag('conferir', 'inf1', 'infraction');
  await tag('conferir', 'SVTX2');
  await tag(`de ${joana.name}`.slice(0, 30), 'SVTX5');
  await erase(await found());
  await runAll();
  expect(countsOf(await only())).toMatchObject({ tags: [3, 3, []] });
  expect(await left()).toEqual(['SVTX2']);
  expect(await db().select().from(tags)).toHaveLength(1);
});

test('a tag on an open dispute, or one that names the person there, is held until the dispute is over', async () => {
  await db().delete(tags);
  await deliver(bodyOf('SVTX1', { infraction: { id: 'inf1', status: 'PENDING' } }));
  await tag('conferir', 'inf1', 'infraction');
  await tag(`de ${joana.name}`.slice(0, 30), 'SVTX1');
  serve([{ id: 'inf1', transactionId: 'SVTX1' }]);
  await erase(await found());
  await runAll();
  expect(countsOf(await only())).toMatchObject({ tags: [3, 0, [{ reason: 'dispute', records: 3 }]] });
  expect(await left()).toEqual(['SVTX1', 'inf1']);
});
