import 'server-only';
import type { ExportFormat } from '@/lib/contracts/office/files/exports';
import type { ReadAs } from './dispatch';
import { machineCsvFormat, spreadsheetCsvFormat } from './formats/csv-format';
import type { FileFormat } from './formats/file-format';
import { ofxFormat } from './formats/ofx-format';
import { xlsxFormat } from './formats/xlsx-format';

const forms = { sheet: spreadsheetCsvFormat, machine: machineCsvFormat, xlsx: xlsxFormat } as const;

/** The writer of a file format. OFX also needs the account number. */
export async function formatOf(form: ExportFormat, read: ReadAs): Promise<FileFormat> {
  if (form !== 'ofx') return forms[form];
  const account = await read('account.read', {});
  return ofxFormat(account.accountNumber ?? '0');
}
