import { tokenLifetime } from '@/sandbox/card-access/card-clients';
import type { Handlers } from '@/sandbox/routing/handler';

/** interface: Authentication, card interface. */
export const cardTokenHandlers = {
  async 'cardTokens.create'({ account, card }) {
    return { access_token: await card.clients.issue(account.token), token_type: 'Bearer', expires_in: tokenLifetime };
  },
} satisfies Partial<Handlers<'card'>>;
