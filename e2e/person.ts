import { randomUUID } from 'node:crypto';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import type { Role } from '@/lib/contracts/permission';
import { type Credentials, signInByRequest } from './sign-in';
import { appUrl } from './stack';

export interface Person extends Credentials {
  readonly name: string;
}

/** What a page of ours sends with every call, and another site's cannot. */
export const ownHeaders = { 'x-balcao': '1', origin: appUrl };

type State = Awaited<ReturnType<import('@playwright/test').APIRequestContext['storageState']>>;

/** Adds a person who has already changed the one-time password. `admin` holds the cookies of an administrator. */
export async function createPerson({ request }: PlaywrightWorkerArgs['playwright'], admin: State, role: Role): Promise<Person> {
  const id = randomUUID().slice(0, 8);
  const [name, email, password] = [`Pessoa ${id}`, `pessoa-${id}@demo.example`, `frase-longa-${id}`];
  const byAdmin = await request.newContext({ baseURL: appUrl, storageState: admin, extraHTTPHeaders: ownHeaders });
  const created = await byAdmin.post('/api/office/staff', { data: { name, email, role } });
  const { oneTimePassword } = await created.json();
  await byAdmin.dispose();

  const own = await request.newContext({ baseURL: appUrl, extraHTTPHeaders: ownHeaders });
  await signInByRequest(own, { email, password: oneTimePassword });
  await own.post('/api/office/password', { data: { current: oneTimePassword, next: password } });
  await own.dispose();
  return { name, email, password };
}
