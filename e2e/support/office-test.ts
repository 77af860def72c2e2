import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
  type WebError,
} from '@playwright/test';
import type { BuiltInRole } from '@/lib/contracts/office/permission';
import { type MadeRole, makeRole } from './custom-role';
import { createPerson, type Person } from './person';
import { type Credentials, signedOut, signInByRequest } from './sign-in';
import { appUrl, demoPassword } from './stack';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** People of the demonstration: one a role, and the administrator who decides about what the first one asks for. */
type DemoAccount = BuiltInRole | 'admin2';

/** Those, and somebody with a role that administrators made. */
type Account = DemoAccount | 'custom';

interface Options {
  /** The role `page` is signed in as; null when signed out. */
  role: BuiltInRole | null;
}

interface Fixtures {
  /** Another browser, signed in as a person of the demonstration, or with null as nobody. */
  openAs: (account: Account | null, options?: BrowserContextOptions) => Promise<Page>;
  /** A page that is kept between tests, for those that only look: its process need not start again, nor compile the same scripts. */
  visitAs: (role: BuiltInRole | null, options?: BrowserContextOptions) => Promise<Page>;
  /** Adds a person to the staff, for tests that end sessions or get passwords wrong. */
  addPerson: (role: Exclude<BuiltInRole, 'admin'>) => Promise<Person>;
  /** Watches a browser: a script of ours that fails on any of its pages fails the test. */
  watch: (context: BrowserContext) => void;
}

interface WorkerFixtures {
  /** A role that administrators made, made once. */
  customRole: () => Promise<MadeRole>;
  /** The cookies of a person of the demonstration, made once. */
  demoStateOf: (account: DemoAccount) => Promise<State>;
  /** The same, and those of somebody with the role that administrators made. */
  stateOf: (account: Account | null) => Promise<State>;
  /** The page of a role and its options, made once. */
  reusedPage: (role: BuiltInRole | null, options: BrowserContextOptions) => Promise<Page>;
}

/** The project's `test` with its fixtures. One line chooses who is signed in: `test.use({ role: 'finance' })`. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  role: [null, { option: true }],

  demoStateOf: [
    async ({ playwright }, provide) => {
      const states = new Map<DemoAccount, Promise<State>>();
      await provide((account) => {
        const state = states.get(account) ?? stateAfter(playwright, { email: `${account}@demo.example`, password: demoPassword });
        states.set(account, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],

  customRole: [
    async ({ playwright, demoStateOf }, provide) => {
      let made: Promise<MadeRole> | null = null;
      const make = async () =>
        makeRole(playwright, { asker: await demoStateOf('admin'), approvers: [await demoStateOf('admin2'), await demoStateOf('finance')] });
      await provide(() => {
        made ??= make();
        return made;
      });
    },
    { scope: 'worker' },
  ],

  stateOf: [
    async ({ playwright, demoStateOf, customRole }, provide) => {
      let custom: Promise<State> | null = null;
      const signInCustom = async () => {
        const { id } = await customRole();
        const administrators = { asker: await demoStateOf('admin'), approver: await demoStateOf('admin2') };
        return stateAfter(playwright, await createPerson(playwright, administrators, id));
      };
      await provide(async (account) => {
        if (account === null) return signedOut;
        if (account !== 'custom') return demoStateOf(account);
        custom ??= signInCustom();
        return custom;
      });
    },
    { scope: 'worker' },
  ],

  reusedPage: [
    async ({ browser, stateOf }, provide) => {
      const pages = new Map<string, Promise<Page>>();
      const open = async (role: BuiltInRole | null, options: BrowserContextOptions) =>
        (await browser.newContext({ ...options, storageState: await stateOf(role) })).newPage();
      await provide(async (role, options) => {
        const key = JSON.stringify([role, options]);
        const page = pages.get(key) ?? open(role, options);
        pages.set(key, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],

  storageState: async ({ role, stateOf }, provide) => provide(await stateOf(role)),

  // biome-ignore lint/correctness/noEmptyPattern: what a fixture is made of is read from the names in this pattern
  watch: async ({}, provide) => {
    const failures: string[] = [];
    const note = (failure: WebError) => void failures.push(String(failure.error()));
    const watched: BrowserContext[] = [];
    await provide((context) => {
      watched.push(context.on('weberror', note));
    });
    for (const context of watched) context.off('weberror', note);
    expect(failures).toEqual([]);
  },

  context: async ({ context, watch }, provide) => {
    watch(context);
    await provide(context);
  },

  openAs: async ({ browser, stateOf, watch }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (account, options = {}) => {
      const context = await browser.newContext({ baseURL: appUrl, ...options, storageState: await stateOf(account) });
      watch(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  visitAs: async ({ reusedPage, watch }, provide) => {
    const pages: Page[] = [];
    await provide(async (role, options = {}) => {
      const page = await reusedPage(role, { baseURL: appUrl, ...options });
      watch(page.context());
      pages.push(page);
      return page;
    });
    // Left at a file of the same site, where nothing runs: what a page of this test would still say is no other test's.
    for (const page of pages) await page.goto('/robots.txt');
  },

  addPerson: async ({ playwright, stateOf }, provide) => {
    await provide(async (role) => createPerson(playwright, { asker: await stateOf('admin'), approver: await stateOf('admin2') }, role));
  },
});

/** The cookies of somebody who has signed in. */
async function stateAfter({ request }: PlaywrightWorkerArgs['playwright'], credentials: Credentials): Promise<State> {
  const context = await request.newContext({ storageState: signedOut });
  await signInByRequest(context, credentials);
  const state = await context.storageState();
  await context.dispose();
  return state;
}

export { expect } from '@playwright/test';
