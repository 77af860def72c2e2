import { listed } from '@/sandbox/variants/variants';
import { accountOf } from './account-of';
import type { Control } from './control';
import { variantOrder } from './variant-orders';

/** Which variant of the service its callers meet. */
export const variantControl: Control = (door, services) => {
  const { accounts, variants } = services;
  const variantOf = async (token: string | undefined) =>
    token === undefined ? variants.own : variants.of(await accountOf(services, token));

  door.get('/variants', async (context) => context.json(listed(await variantOf(context.req.query('token')))));

  door.post('/variants', async (context) => {
    const { token, variants: choices } = variantOrder.parse(await context.req.json());
    if (token === undefined) variants.change(choices);
    else {
      const account = await accountOf(services, token);
      await accounts.change(account, { variants: { ...account.settings.variants, ...choices } });
    }
    return context.json(listed(await variantOf(token)));
  });
};
