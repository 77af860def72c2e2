import { variantCommand } from '@/sandbox/control/commands/variant-commands';
import { requireAccount } from '@/sandbox/control/require-account';
import { variantStates } from '@/sandbox/variants/variants';
import type { MountRoutes } from './mount-routes';

/** Shows and chooses the variants of the service. */
export const variantRoutes: MountRoutes = (app, services) => {
  const { accounts, variants } = services;
  const variantOf = async (token: string | undefined) =>
    token === undefined ? variants.defaults : variants.of(await requireAccount(services, token));

  app.get('/variants', async (context) => context.json(variantStates(await variantOf(context.req.query('token')))));

  app.post('/variants', async (context) => {
    const { token, variants: choices } = variantCommand.parse(await context.req.json());
    if (token === undefined) variants.change(choices);
    else {
      const account = await requireAccount(services, token);
      await accounts.change(account, { variants: { ...account.settings.variants, ...choices } });
    }
    return context.json(variantStates(await variantOf(token)));
  });
};
