/** The one password of the demonstration's people. It guards invented data on this machine only, and is printed at every start. */
export const demoPassword = 'balcao-demo-2026';

/** Addresses of the demonstration's people end so; nobody else's can, for the name is reserved. */
export const demoDomain = '@demo.example';

/** How the demonstration uses its provider of single sign-on, which runs on this machine alone: its groups, and the role of each. */
export const demoSso = {
  clientId: 'balcao',
  clientSecret: 'the-secret-of-the-demonstration',
  roles: 'balcao-admin:admin,balcao-financeiro:finance,balcao-suporte:support,balcao-dev:developer,balcao-auditoria:auditor',
};
