import { transactionCommand } from './commands';
import type { MountControl } from './mount-control';
import { insertTransaction, storedTransactions } from './stored-transactions';

export const transactionControl: MountControl = (door, services) => {
  door.get('/transactions', async (context) => context.json(await storedTransactions(services, context.req.query())));

  door.post('/transactions', async (context) => {
    const order = transactionCommand.parse(await context.req.json());
    return context.json(await insertTransaction(services, order), 201);
  });
};
