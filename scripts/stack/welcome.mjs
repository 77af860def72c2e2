import { demoDomain, demoPassword as password } from '../../lib/settings/demonstration.mjs';
import { wantsSandbox } from '../environment/environment.mjs';

const demoStaff = [
  ['admin', 'the team, without moving money'],
  ['admin2', 'approves what the other administrator asks for'],
  ['finance', 'transactions, with personal data'],
  ['support', 'transactions, personal data one by one'],
  ['developer', 'transactions, personal data hidden'],
  ['auditor', 'reads only, and the audit'],
];

/**
 * What is printed when everything runs: where, and how to sign in.
 * @param {import('./stack.mjs').StackInfo} info
 * @param {{ variables: import('../environment/environment.mjs').Variables, dev: boolean }} options
 */
export function welcome(info, { variables, dev }) {
  const requested = Number(variables.PORT ?? 3000);
  const moved = info.port === requested ? '' : ` (port ${requested} was taken)`;
  const places = [
    ['Address', `${info.appUrl}${moved}`],
    ['Service', info.sandboxUrl ? `sandbox at ${info.sandboxUrl}` : (variables.PAYMENTS_URL ?? '')],
    ...(info.ssoUrl ? [['SSO', `${info.ssoUrl}, with the people of sandbox/sso/people.ts`]] : []),
    ['Database', `PostgreSQL in ${info.databasePlace}`],
    ...(wantsSandbox(variables) && !dev ? [['Logs', '.data/logs']] : []),
  ];
  return [
    '',
    `Balcão is running${dev ? ', for development' : ''}.`,
    '',
    ...table(places),
    '',
    ...signIn(variables),
    '',
    ...unusedProxy(variables),
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}

/** @param {import('../environment/environment.mjs').Variables} variables */
function signIn(variables) {
  if (!wantsSandbox(variables))
    return ['  Add the first person with:', '  npm run staff -- add --name "Full Name" --email person@company.example --role admin'];
  return [`  Sign in with the password ${password}:`, ...table(demoStaff.map(([name, may]) => [`${name}${demoDomain}`, may ?? '']))];
}

/** Whoever has a proxy in the environment under another name learns that it is not used. @param {import('../environment/environment.mjs').Variables} variables */
function unusedProxy(variables) {
  const found = ['https_proxy', 'ALL_PROXY', 'all_proxy'].find((name) => variables[name]);
  if (!found || variables.HTTPS_PROXY || wantsSandbox(variables)) return [];
  return [`${found} is set and not used: the service is called directly. The proxy for it is named by HTTPS_PROXY.`, ''];
}

/** @param {string[][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([label = '']) => label.length));
  return rows.map(([label = '', value]) => `  ${label.padEnd(width)}   ${value}`);
}
