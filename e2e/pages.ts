import type { Permission } from '@/lib/contracts/office/permission';

interface OfficePage {
  readonly path: string;
  /** Its heading. */
  readonly title: string;
  /** Its name in the sidebar; absent where the person's menu leads there. */
  readonly link?: string;
  readonly permission: Permission;
}

/** Every page behind the sign-in. What holds for all pages is tested on each of these; a new page is a new line. */
export const officePages: readonly OfficePage[] = [
  { path: '/', title: 'Visão geral', link: 'Visão geral', permission: 'account:read' },
  { path: '/transactions', title: 'Transações', link: 'Transações', permission: 'transactions:read' },
  { path: '/charges', title: 'Cobranças', link: 'Cobranças', permission: 'charges:read' },
  { path: '/withdrawals', title: 'Saques', link: 'Saques', permission: 'withdrawals:read' },
  { path: '/withdrawals/new', title: 'Novo saque', permission: 'withdrawals:create' },
  { path: '/withdrawals/qr-code', title: 'Pagar QR Code', permission: 'withdrawals:create' },
  { path: '/transfers', title: 'Transferências internas', link: 'Transferências internas', permission: 'transfers:read' },
  { path: '/transfers/new', title: 'Nova transferência', permission: 'transfers:create' },
  { path: '/infractions', title: 'Infrações (MED)', link: 'Infrações (MED)', permission: 'infractions:read' },
  { path: '/operations', title: 'Operações', link: 'Operações', permission: 'operations:read' },
  { path: '/card/charges', title: 'Cobranças no cartão', link: 'Cobranças no cartão', permission: 'card-charges:read' },
  { path: '/card/charges/new', title: 'Nova cobrança no cartão', permission: 'card-charges:create' },
  { path: '/card/recurrences', title: 'Recorrências', link: 'Recorrências', permission: 'recurrences:read' },
  { path: '/card/exchange', title: 'Câmbio', link: 'Câmbio', permission: 'exchange:read' },
  { path: '/statements', title: 'Extrato', link: 'Extrato', permission: 'statements:read' },
  { path: '/exports', title: 'Exportações', link: 'Exportações', permission: 'exports:read' },
  { path: '/reports', title: 'Relatórios do serviço', link: 'Relatórios do serviço', permission: 'reports:read' },
  { path: '/callbacks', title: 'Callbacks', link: 'Callbacks', permission: 'callbacks:read' },
  { path: '/callbacks/undelivered', title: 'Callbacks', permission: 'callbacks:read' },
  { path: '/callbacks/resends', title: 'Callbacks', permission: 'callbacks:read' },
  { path: '/webhooks', title: 'Webhooks', link: 'Webhooks', permission: 'webhooks:read' },
  { path: '/account', title: 'Conta e saldo', link: 'Conta e saldo', permission: 'account:read' },
  { path: '/pix-keys', title: 'Chaves Pix', link: 'Chaves Pix', permission: 'pix-keys:read' },
  { path: '/settings/staff', title: 'Equipe', link: 'Equipe', permission: 'staff:read' },
  { path: '/settings/audit', title: 'Auditoria', link: 'Auditoria', permission: 'audit:read' },
  { path: '/settings/retention', title: 'Guarda de dados', link: 'Guarda de dados', permission: 'retention:read' },
  { path: '/settings/notices', title: 'Meus avisos', permission: 'infractions:defend' },
  { path: '/settings/sessions', title: 'Meus acessos', permission: 'sessions:own' },
];

/** As the interface calls the roles. */
export const roleWords = {
  admin: 'Administração',
  finance: 'Financeiro',
  support: 'Suporte',
  developer: 'Desenvolvimento',
  auditor: 'Auditoria',
} as const;
