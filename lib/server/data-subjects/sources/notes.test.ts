import { expect, test } from 'vitest';
import { bodyOf, countsOf, dataSubjectsForTests, elseBody, joana } from '@/lib/server/data-subjects/testing/data-subjects-for-tests';
import { notes } from '@/lib/server/database/schema/team-records-schema';
import { createNote } from '@/lib/server/notes/note-store';

const { office, deliver, db, serve, erase, only, runAll, found, admin } = dataSubjectsForTests();

async function note(recordId: string, text: string, recordKind: 'transaction' | 'infraction' = 'transaction') {
  const { environment, now } = office.services();
  await createNote(db(), { recordKind, recordId, text, staffId: admin().staffId }, environment, now());
}

const left = async () => (await db().select().from(notes)).map(({ recordId }) => recordId).toSorted();

test('notes that name a person, or are about a payment or case of theirs, are found and erased, and no others', async () => {
  await db().delete(notes);
  await deliver(bodyOf('SVTX1', { infraction: { id: 'inf1', status: 'PENDING' } }));
  await deliver(elseBody('SVTX2'));
  await note('SVTX1', 'Combinado para amanhã.');
  await note('inf1', 'Falta o comprovante.', 'infraction');
  await note('SVTX5', `Ligou ${joana.name}, pelo irmão.`);
  await note('SVTX2', 'Nada a ver.');
  await erase(await found());
  await runAll();
  expect(countsOf(await only())).toMatchObject({ notes: [3, 3, []] });
  expect(await left()).toEqual(['SVTX2']);
});

test('a note about an open dispute, or about its payment, is held until the dispute is over', async () => {
  await db().delete(notes);
  await deliver(bodyOf('SVTX1', { infraction: { id: 'inf1', status: 'PENDING' } }));
  await note('SVTX1', 'Combinado.');
  await note('inf1', 'Falta o comprovante.', 'infraction');
  serve([{ id: 'inf1', transactionId: 'SVTX1' }]);
  await erase(await found());
  await runAll();
  expect(countsOf(await only())).toMatchObject({ notes: [2, 0, [{ reason: 'dispute', records: 2 }]] });
  expect(await left()).toEqual(['SVTX1', 'inf1']);
});
