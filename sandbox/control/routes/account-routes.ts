import { z } from 'zod';
import { changeAccount } from '@/sandbox/control/change-account';
import { accountChange, accountCommand } from '@/sandbox/control/commands/account-commands';
import type { MountRoutes } from './mount-routes';

export const accountRoutes: MountRoutes = (app, services) => {
  app.post('/accounts', async (context) => {
    const { token, transactions } = accountCommand.parse(await context.req.json());
    return context.json(await services.accounts.create(token, transactions), 201);
  });

  app.post('/accounts/:token/reset', async (context) => {
    const { token, transactions } = accountCommand.parse({ ...(await context.req.json()), token: context.req.param('token') });
    services.faults.clear(token);
    return context.json(await services.accounts.reset(token, transactions));
  });

  app.patch('/accounts/:token', async (context) => {
    const given = z.looseObject({}).parse(await context.req.json());
    const change = onlyGiven(accountChange.parse(given), given);
    return context.json(await changeAccount(services, context.req.param('token'), change));
  });
};

/** Keeps only the given fields, without the defaults that parsing adds. */
function onlyGiven<T extends object>(parsed: T, given: object): Partial<T> {
  // A subset of the entries of T is a Partial<T>.
  return Object.fromEntries(Object.entries(parsed).filter(([key]) => Object.hasOwn(given, key))) as Partial<T>;
}
