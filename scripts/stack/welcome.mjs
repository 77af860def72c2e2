import { demoDomain, demoPassword as password } from '../../lib/settings/demonstration.mjs';
import { wantsSandbox } from '../environment.mjs';

const demoStaff = [
  ['admin', 'a equipe, sem mover dinheiro'],
  ['admin2', 'aprova o que a outra administração pede'],
  ['finance', 'transações, com dados pessoais'],
  ['support', 'transações, dados pessoais um por vez'],
  ['developer', 'transações, dados pessoais ocultos'],
  ['auditor', 'só leitura, e a auditoria'],
];

/**
 * What is printed when everything runs: where, and how to sign in.
 * @param {import('../stack.mjs').StackInfo} info
 * @param {{ variables: import('../environment.mjs').Variables, dev: boolean }} options
 */
export function welcome(info, { variables, dev }) {
  const wanted = Number(variables.PORT ?? 3000);
  const moved = info.port === wanted ? '' : ` (a porta ${wanted} estava ocupada)`;
  const places = [
    ['Endereço', `${info.appUrl}${moved}`],
    ['Serviço', info.sandboxUrl ? `sandbox em ${info.sandboxUrl}` : (variables.PAYMENTS_URL ?? '')],
    ['Banco', `PostgreSQL em ${info.databasePlace}`],
    ...(wantsSandbox(variables) && !dev ? [['Registros', '.data/logs']] : []),
  ];
  return [
    '',
    `Balcão está no ar${dev ? ', em desenvolvimento' : ''}.`,
    '',
    ...table(places),
    '',
    ...signIn(variables),
    '',
    'Ctrl-C encerra tudo.',
    '',
  ].join('\n');
}

/** @param {import('../environment.mjs').Variables} variables */
function signIn(variables) {
  if (!wantsSandbox(variables))
    return [
      '  A primeira pessoa da equipe é criada com:',
      '  npm run staff -- add --name "Nome Completo" --email pessoa@empresa.example --role admin',
    ];
  return [`  Entre com a senha ${password}:`, ...table(demoStaff.map(([name, may]) => [`${name}${demoDomain}`, may ?? '']))];
}

/** @param {string[][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([label = '']) => label.length));
  return rows.map(([label = '', value]) => `  ${label.padEnd(width)}   ${value}`);
}
