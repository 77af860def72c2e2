import 'server-only';
import type { ExportForm } from '@/lib/contracts/exports';
import { perform } from '@/lib/server/door/perform';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { machineForm, sheetForm } from './forms/csv-form';
import type { FileForm } from './forms/file-form';
import { ofxForm } from './forms/ofx-form';
import { xlsxForm } from './forms/xlsx-form';

const forms = { sheet: sheetForm, machine: machineForm, xlsx: xlsxForm } as const;

/** How a file is written. An accounting program asks which account it is of. */
export async function formOf(form: ExportForm, caller: Caller, services: Services, requestId: string): Promise<FileForm> {
  if (form !== 'ofx') return forms[form];
  const account = await perform('account.read', { params: {}, query: {}, requestId }, caller, services);
  return ofxForm(account.accountNumber ?? '0');
}
