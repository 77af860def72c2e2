import { changeAccount } from './change-account';
import type { Control } from './control';
import { accountChange, accountOrder } from './orders';

export const accountControl: Control = (door, services) => {
  door.post('/accounts', async (context) => {
    const { token, transactions } = accountOrder.parse(await context.req.json());
    return context.json(await services.accounts.create(token, transactions), 201);
  });

  door.patch('/accounts/:token', async (context) => {
    const change = accountChange.parse(await context.req.json());
    return context.json(await changeAccount(services, context.req.param('token'), change));
  });
};
