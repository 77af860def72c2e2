import type { WireOf } from '@/lib/contracts/shapes';
import { maskDocument } from '@/lib/format/identifier/document';
import { maskAccount } from '@/lib/format/identifier/mask';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { refusalRequestedByKey, refuseByTestName } from '@/sandbox/test-triggers/refuse-by-name';
import { findKeyHolder } from './find-key-holder';
import { pixKeyType } from './pix-key-type';

/** interface: Withdrawals, GET /pix/key and GET /user/pix-keys. */
export const pixKeyHandlers = {
  async 'pixKeys.find'(call) {
    const { pixKey } = call.query;
    if (!call.account.settings.allowKeyLookup) throw new ServiceProblem('SVK400');
    const type = pixKeyType(pixKey);
    if (type === null) throw new ServiceProblem('SVK600');
    refuseByTestName('pixKeys.find', refusalRequestedByKey(pixKey));
    const { party, accountNumber } = await findKeyHolder(call, pixKey, type);
    return {
      pixKey,
      document: maskDocument(party.document),
      name: party.name,
      branch: '****',
      accountNumber: maskAccount(accountNumber),
      personType: party.document.length === 11 ? ('PF' as const) : ('PJ' as const),
      accountType: createRandom(seedOf(`type ${pixKey}`)).pick(['CACC', 'CACC', 'TRAN', 'SVGS'] as const),
      institutionIspb: party.bank.ispb,
      institutionCode: party.bank.ispb.replaceAll(/\D/g, '').slice(-3),
      institutionName: party.bank.name,
    };
  },

  async 'pixKeys.list'({ account, sql }) {
    return sql<WireOf<'pixKeys.list'>>`
      select id, key, type, status, is_default, created_at, updated_at from pix_keys
      where account_id = ${account.id} order by is_default desc, created_at, id`;
  },
} satisfies Partial<Handlers<'pix'>>;
