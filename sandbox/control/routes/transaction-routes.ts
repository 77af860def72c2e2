import { transactionCommand } from '@/sandbox/control/commands/account-commands';
import { insertTransaction, storedTransactions } from '@/sandbox/control/stored-transactions';
import type { MountControl } from './mount-routes';

export const transactionControl: MountControl = (door, services) => {
  door.get('/transactions', async (context) => context.json(await storedTransactions(services, context.req.query())));

  door.post('/transactions', async (context) => {
    const order = transactionCommand.parse(await context.req.json());
    return context.json(await insertTransaction(services, order), 201);
  });
};
