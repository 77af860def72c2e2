import type { Handlers } from '@/sandbox/routing/handler';
import { tokenLifetime } from './card-clients';

/** interface: Authentication, card interface. */
export const cardTokenHandlers = {
  async 'cardTokens.create'({ account, card }) {
    return { access_token: await card.clients.issue(account.token), token_type: 'Bearer', expires_in: tokenLifetime };
  },
} satisfies Partial<Handlers<'card'>>;
