import { randomUUID } from 'node:crypto';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import type { CustomRole, Permission } from '@/lib/contracts/office/permission';
import { ownHeaders } from './person';
import { appUrl } from './stack';

type State = Awaited<ReturnType<import('@playwright/test').APIRequestContext['storageState']>>;

/** What the role of the tests opens: of each kind something, and no overview, so that it is like no built-in role. */
export const customPermissions: readonly Permission[] = [
  'transactions:read',
  'charges:read',
  'exports:read',
  'staff:read',
  'approvals:read',
  'sessions:own',
];

export interface MadeRole {
  readonly id: CustomRole;
  readonly name: string;
}

/**
 * Makes a role as its people do: an administrator asks for it, another one and somebody of finance approve, since it opens what only finance has.
 */
export async function makeRole(
  { request }: PlaywrightWorkerArgs['playwright'],
  people: { readonly asker: State; readonly approvers: readonly State[] },
): Promise<MadeRole> {
  const suffix = randomUUID().slice(0, 8);
  const [id, name]: [CustomRole, string] = [`custom-leitura-${suffix}`, `Leitura ${suffix}`];
  const open = (storageState: State) => request.newContext({ baseURL: appUrl, storageState, extraHTTPHeaders: ownHeaders });
  const asker = await open(people.asker);
  const permissions = customPermissions.filter((permission) => permission !== 'sessions:own');
  const body = { name, description: '', permissions, archived: false, version: 0, acknowledged: [] };
  const { approval } = await (await asker.put(`/api/office/roles/${id}`, { data: body })).json();
  const { requestHash } = await (await asker.get(`/api/office/approvals/${approval.id}`)).json();
  await asker.dispose();
  for (const state of people.approvers) {
    const approver = await open(state);
    const answer = await approver.post(`/api/office/approvals/${approval.id}/approval`, { data: { requestHash } });
    if (!answer.ok()) throw new Error(`a role was not approved: ${answer.status()} ${await answer.text()}`);
    await approver.dispose();
  }
  return { id, name };
}
