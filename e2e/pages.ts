import { readdirSync, readFileSync } from 'node:fs';
import type { Permission } from '@/lib/contracts/office/permission';
import { navigation } from '@/lib/contracts/pages/navigation';

interface OfficePage {
  readonly path: string;
  /** Its heading. */
  readonly title: string;
  /** Its name in the sidebar; absent where the person's menu leads there, or a page of the sidebar does. */
  readonly link?: string;
  readonly permission: Permission;
}

const folder = 'lib/messages/pt-BR';
const messages: Readonly<Record<string, { readonly title: string }>> = Object.assign(
  {},
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
);

/**
 * Every page behind the sign-in: those of the navigation, and those that another page leads to. What holds for all pages is tested on each
 * of these.
 */
export const officePages: readonly OfficePage[] = [
  ...navigation.map(({ href, message, permission, group }): OfficePage => {
    const title = messages[message]?.title ?? '';
    return { path: href, title, link: group === 'own' ? undefined : title, permission };
  }),
  { path: '/withdrawals/new', title: 'Novo saque', permission: 'withdrawals:create' },
  { path: '/withdrawals/qr-code', title: 'Pagar QR Code', permission: 'withdrawals:create' },
  { path: '/transfers/new', title: 'Nova transferência', permission: 'transfers:create' },
  { path: '/card/charges/new', title: 'Nova cobrança no cartão', permission: 'card-charges:create' },
  { path: '/notes/tags', title: 'Notas', permission: 'notes:read' },
  { path: '/callbacks/undelivered', title: 'Callbacks', permission: 'callbacks:read' },
  { path: '/developers/variants', title: 'Desenvolvedores', permission: 'webhooks:read' },
  { path: '/developers/destinations', title: 'Desenvolvedores', permission: 'webhooks:read' },
  { path: '/developers/events', title: 'Desenvolvedores', permission: 'webhooks:read' },
  { path: '/developers/calls', title: 'Desenvolvedores', permission: 'webhooks:read' },
  { path: '/callbacks/resends', title: 'Callbacks', permission: 'callbacks:read' },
];

/** As the interface calls the roles. */
export const roleWords = {
  admin: 'Administração',
  finance: 'Financeiro',
  support: 'Suporte',
  developer: 'Desenvolvimento',
  auditor: 'Auditoria',
} as const;
