import type { Control } from './control';
import { transactionOrder } from './orders';
import { insertTransaction, storedTransactions } from './stored-transactions';

export const transactionControl: Control = (door, services) => {
  door.get('/transactions', async (context) => context.json(await storedTransactions(services, context.req.query())));

  door.post('/transactions', async (context) => {
    const order = transactionOrder.parse(await context.req.json());
    return context.json(await insertTransaction(services, order), 201);
  });
};
