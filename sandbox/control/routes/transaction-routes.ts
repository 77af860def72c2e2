import { transactionCommand } from '@/sandbox/control/commands/account-commands';
import { insertTransaction, storedTransactions } from '@/sandbox/control/stored-transactions';
import type { MountRoutes } from './mount-routes';

export const transactionRoutes: MountRoutes = (app, services) => {
  app.get('/transactions', async (context) => context.json(await storedTransactions(services, context.req.query())));

  app.post('/transactions', async (context) => {
    const command = transactionCommand.parse(await context.req.json());
    return context.json(await insertTransaction(services, command), 201);
  });
};
