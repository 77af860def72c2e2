import { officePages, roleWords } from '@/e2e/pages';
import { customPermissions } from '@/e2e/support/custom-role';
import { type Permission, roleNames, roles, rolesWith } from '@/lib/contracts/office/permission';
import { type Attack, type AttackRole, expect, failuresOf, test } from './attack-test';
import { headersOfAll } from './headers-of-all';
import type { RawAnswer } from './raw-request';

/** Pages of everybody, and addresses where no page is. */
const others = ['/sign-in', '/welcome', '/password', '/nowhere', '/icon.svgx', '/_next/staticx', '/apix'];

const policyParts = [
  /default-src 'none'/,
  /script-src 'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic';/,
  /require-trusted-types-for 'script'; trusted-types default/,
];

/** The words of a page as the server renders it. */
function wordsOf({ text: html }: RawAnswer) {
  const shown = html.replaceAll(/<script.*?<\/script>/gs, '');
  const plain = (part = '') => part.replaceAll(/<[^>]*>/g, '').trim();
  return { heading: plain(/<h1.*?<\/h1>/s.exec(shown)?.[0]), text: plain(shown) };
}

/** What is wrong with the headers of a page; `policies` are those of the pages before. */
function wrongHeaders({ status, headers }: RawAnswer, policies: Set<string>): string[] {
  const policy = headers['content-security-policy']?.toString() ?? '';
  const isKnown = policies.has(policy);
  policies.add(policy);
  const wrong = Object.entries(headersOfAll).filter(([name, value]) => headers[name] !== value);
  return [
    ...wrong.map(([name]) => `${name}: ${headers[name]}`),
    ...(headers['cache-control']?.includes('no-store') ? [] : [`cache-control: ${headers['cache-control']}`]),
    ...('x-powered-by' in headers ? ['x-powered-by'] : []),
    ...(isKnown ? ['the nonce of another page'] : []),
    ...policyParts.filter((part) => !part.test(policy)).map((part) => `no ${part} in ${policy}`),
    ...(/unsafe|\*|https?:/.test(policy) ? [`too much in ${policy}`] : []),
    ...(status >= 500 ? [`status ${status}`] : []),
  ];
}

interface Visitor {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

type VisitedPage = (typeof officePages)[number];

/** What is wrong with whom a page names: its own heading for who may see it, else those who may. */
function wrongWords(answer: RawAnswer, { name, permissions }: Visitor, { path, title, permission }: VisitedPage): string[] {
  const { heading, text } = wordsOf(answer);
  // Whose role does not open the overview is led on to a page it opens.
  if (path === '/' && !permissions.includes(permission))
    return answer.status === 307 && answer.headers.location === '/transactions' ? [] : [`${answer.status} instead of a way on`];
  if (permissions.includes(permission)) return heading.includes(title) ? [] : [`the heading “${heading}” instead of “${title}”`];
  const [, words = ''] = text.split(`O seu papel, ${name}, não inclui isto.`);
  return [
    ...(heading === 'Esta página é de outro papel' ? [] : [`the heading “${heading}”, though it is another role's`]),
    ...rolesWith(permission).flatMap((other) => (words.includes(roleWords[other]) ? [] : [`does not name ${other}`])),
  ];
}

/** One request for each page, whose secrets the fixture looks for; the rest of it is checked by `wrong`. */
async function visitAll(attack: Attack, role: AttackRole | null, wrong: (answer: RawAnswer, path: string) => string[]) {
  const paths = [...others, ...officePages.map(({ path }) => path)];
  return failuresOf(paths, async (path) => {
    const found = wrong(await attack(role, { path }), path);
    return found.length === 0 ? null : `${path}: ${found.join('; ')}`;
  });
}

for (const role of [...roleNames, 'custom'] as const) {
  test(`each page tells ${role} no secret, has a policy with a nonce of its own, and is its own or says whose it is`, async ({
    attack,
    customRole,
  }) => {
    const policies = new Set<string>();
    const visitor =
      role === 'custom'
        ? { name: (await customRole()).name, permissions: customPermissions }
        : { name: roleWords[role], permissions: roles[role] };
    const failures = await visitAll(attack, role, (answer, path) => {
      const page = officePages.find((one) => one.path === path);
      return [...wrongHeaders(answer, policies), ...(page ? wrongWords(answer, visitor, page) : [])];
    });
    expect(failures).toEqual([]);
  });
}

test('each page tells a stranger no secret, and leads to the sign-in or has a policy with a nonce of its own', async ({ attack }) => {
  const policies = new Set<string>();
  const failures = await visitAll(attack, null, (answer) => {
    if (answer.status === 307) return answer.headers.location?.startsWith('/sign-in') ? [] : [`leads to ${answer.headers.location}`];
    return wrongHeaders(answer, policies);
  });
  expect(failures).toEqual([]);
});
