import { expect, test } from 'vitest';
import { countsOf, dataSubjectsForTests, joana } from '@/lib/server/data-subjects/testing/data-subjects-for-tests';
import { savedPayees } from '@/lib/server/database/schema/team-records-schema';
import { createPayee, listPayees } from '@/lib/server/payees/saved-payee-store';

const { office, db, erase, only, runAll, found, admin } = dataSubjectsForTests();

async function save(name: string, pixKey: string, holderName = 'Caio Bastos') {
  const { environment, now } = office.services();
  const holder = { name: holderName, document: null, institutionName: null };
  await createPayee(db(), { name, note: '', key: { pixKey, pixType: 'email' }, holder, staffId: admin().staffId }, environment, now());
}

test('a saved payee is found by its key, its holder or its name, and erased whole, and no other', async () => {
  await db().delete(savedPayees);
  await save('Fornecedora', joana.email);
  await save('Aluguel', 'aluguel@loja.example', joana.name);
  await save(`Irmão de ${joana.name}`, 'irmao@loja.example');
  await save('Padaria', 'padaria@loja.example');
  await erase(await found());
  await runAll();
  expect(countsOf(await only())).toMatchObject({ savedPayees: [3, 3, []] });
  expect((await listPayees(db(), office.services().environment)).map(({ name }) => name)).toEqual(['Padaria']);
});
