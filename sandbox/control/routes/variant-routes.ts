import { variantCommand } from '@/sandbox/control/commands/variant-commands';
import { requireAccount } from '@/sandbox/control/require-account';
import { isListVariant } from '@/sandbox/variants/variants';
import type { MountControl } from './mount-routes';

/** Which variant of the service its callers meet. */
export const variantControl: MountControl = (door, services) => {
  const { accounts, variants } = services;
  const variantOf = async (token: string | undefined) =>
    token === undefined ? variants.own : variants.of(await requireAccount(services, token));

  door.get('/variants', async (context) => context.json(isListVariant(await variantOf(context.req.query('token')))));

  door.post('/variants', async (context) => {
    const { token, variants: choices } = variantCommand.parse(await context.req.json());
    if (token === undefined) variants.change(choices);
    else {
      const account = await requireAccount(services, token);
      await accounts.change(account, { variants: { ...account.settings.variants, ...choices } });
    }
    return context.json(isListVariant(await variantOf(token)));
  });
};
