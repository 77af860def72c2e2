import { beforeAll, describe, expect, test } from 'vitest';
import { type ExportList, exportLists } from '@/lib/contracts/pages/navigation';
import { locales } from '@/lib/format/locale';
import { inbox } from '@/lib/server/database/schema/schema';
import { canary, type Person } from '@/lib/server/testing/office-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { exportedLists } from './exported-lists';
import { readWords } from './reading/read-words';
import { exportsForTests } from './testing/exports-for-tests';

const sandbox = sandboxForTests();
const { office, before, made } = exportsForTests(sandbox, 60);
let auditor: Person;

beforeAll(async () => {
  const transfer = { type: 'WITHDRAW', status: 'COMPLETED', endToEndId: null, amount: 7.5, createdAt: before() } as const;
  const accounts = { payerAccountNumber: '000123', receiverAccountNumber: '000456' };
  await sandbox().control.insertTransaction({ token: canary, transaction: { ...transfer, ...accounts } });
  await office
    .services()
    .db.insert(inbox)
    .values({ contentHash: Buffer.from('one'), source: 'webhook', verified: true, receivedAt: new Date(before()) });
  const note = { recordKind: 'transaction', recordId: 'SVTX1', text: 'Devolvido em duplicidade.' };
  expect((await office.send('POST', '/notes', { as: await office.person('finance'), body: note })).status).toBe(200);
  auditor = await office.person('auditor');
});

test.each(exportLists)('each column of %s has a label in every language', async (list) => {
  for (const locale of locales) {
    const words = await readWords(locale);
    for (const id of [...exportedLists[list].columns, ...exportedLists[list].extra]) {
      const { header } = exportedLists[list].column(id);
      expect(words(...header), `${locale} ${id}`).toBeTruthy();
    }
  }
});

/** The query that selects everything of a list. */
function everythingOf(list: ExportList): string {
  const { period } = exportedLists[list];
  return period ? `${period.from}=2020-11-16T03:00:00.000Z&${period.until}=2100-01-01T03:00:00.000Z` : '';
}

describe.each(exportLists)('the file of %s has at least one row', (list) => {
  test.each(['sheet', 'xlsx', 'machine'])('as %s', async (form) => {
    const record = await made({ list, form, search: everythingOf(list), columns: exportedLists[list].columns }, auditor);
    expect(record.state).toBe('ready');
    expect(record.rows).toBeGreaterThan(0);
  });
});
