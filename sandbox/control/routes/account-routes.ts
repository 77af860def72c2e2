import { z } from 'zod';
import { changeAccount } from '@/sandbox/control/change-account';
import { accountChange, accountCommand } from '@/sandbox/control/commands/account-commands';
import type { MountControl } from './mount-routes';

export const accountControl: MountControl = (door, services) => {
  door.post('/accounts', async (context) => {
    const { token, transactions } = accountCommand.parse(await context.req.json());
    return context.json(await services.accounts.create(token, transactions), 201);
  });

  door.post('/accounts/:token/reset', async (context) => {
    const { token, transactions } = accountCommand.parse({ ...(await context.req.json()), token: context.req.param('token') });
    services.faults.clear(token);
    return context.json(await services.accounts.reset(token, transactions));
  });

  door.patch('/accounts/:token', async (context) => {
    const given = z.looseObject({}).parse(await context.req.json());
    const change = onlyGiven(accountChange.parse(given), given);
    return context.json(await changeAccount(services, context.req.param('token'), change));
  });
};

/** What is not given stays as it is: without the defaults that parsing fills in. */
function onlyGiven<T extends object>(parsed: T, given: object): Partial<T> {
  // Some of the entries of T are a part of T.
  return Object.fromEntries(Object.entries(parsed).filter(([key]) => Object.hasOwn(given, key))) as Partial<T>;
}
