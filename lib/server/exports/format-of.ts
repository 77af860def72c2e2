import 'server-only';
import type { ExportFormat } from '@/lib/contracts/office/files/exports';
import type { ReadAs } from './dispatch';
import { chainFormat } from './formats/chain-format';
import { machineCsvFormat, spreadsheetCsvFormat } from './formats/csv-format';
import type { FileFormat } from './formats/file-format';
import { ofxFormat } from './formats/ofx-format';
import { xlsxFormat } from './formats/xlsx-format';

const forms = { sheet: spreadsheetCsvFormat, machine: machineCsvFormat, xlsx: xlsxFormat, chain: chainFormat } as const;

/** The writer of a file format. OFX also needs the account's number and balance, as the person who asked may see them. */
export async function formatOf(form: ExportFormat, read: ReadAs, now: Date): Promise<FileFormat> {
  if (form !== 'ofx') return forms[form];
  const [account, { available }] = await Promise.all([read('account.read', {}), read('balance.read', {})]);
  return ofxFormat({ number: account.accountNumber ?? '0', available, at: now.toISOString() });
}
