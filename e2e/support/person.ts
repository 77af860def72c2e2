import { randomUUID } from 'node:crypto';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import type { Role } from '@/lib/contracts/office/permission';
import { type Credentials, signedOut } from './sign-in';
import { appUrl } from './stack';

export interface Person extends Credentials {
  readonly name: string;
}

/** The header our pages send with every call, which other sites cannot send. */
export const ownHeaders = { 'x-balcao': '1', origin: appUrl };

type State = Awaited<ReturnType<import('@playwright/test').APIRequestContext['storageState']>>;

/** Adds a person as two administrators do: one asks, the other approves; the person then chooses a password by the link. */
export async function createPerson(
  { request }: PlaywrightWorkerArgs['playwright'],
  administrators: { readonly asker: State; readonly approver: State },
  role: Role,
  choose: (token: string, password: string) => Promise<void> = (token, password) => choosePassword(request, token, password),
): Promise<Person> {
  const id = randomUUID().slice(0, 8);
  const [name, email, password] = [`Pessoa ${id}`, `pessoa-${id}@demo.example`, `frase longa ${id} de teste`];
  const ask = (storageState: State) => request.newContext({ baseURL: appUrl, storageState, extraHTTPHeaders: ownHeaders });
  const asker = await ask(administrators.asker);
  await asker.post('/api/office/staff', { data: { name, email, role } });
  await asker.dispose();

  const approver = await ask(administrators.approver);
  const { items } = await (await approver.get('/api/office/staff-changes')).json();
  const change = items.find(({ person }: { person: { email: string } }) => person.email === email);
  const { delivery } = await (await approver.post(`/api/office/staff-changes/${change.id}/approval`)).json();
  await approver.dispose();

  await choose(new URL(delivery.link).hash.slice(1), password);
  return { name, email, password };
}

async function choosePassword(request: PlaywrightWorkerArgs['playwright']['request'], token: string, password: string): Promise<void> {
  const own = await request.newContext({ baseURL: appUrl, storageState: signedOut, extraHTTPHeaders: ownHeaders });
  const chosen = await own.post('/api/password-links', { data: { token, password } });
  if (!chosen.ok()) throw new Error(`a password could not be chosen: ${chosen.status()}`);
  await own.dispose();
}
