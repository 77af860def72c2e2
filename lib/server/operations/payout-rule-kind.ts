import 'server-only';
import { createHmac } from 'node:crypto';
import { endpointNamed } from '@/lib/contracts/registry';
import { type RecordOf, shapes } from '@/lib/contracts/shapes';
import { type AutoWithdrawRule, parseAutoWithdrawRule } from '@/lib/domain/auto-withdraw-rule';
import { maskPixKey } from '@/lib/format/mask';
import type { Environment } from '@/lib/server/environment';
import { payeeHash, unconfirmed } from '@/lib/server/payees/confirmation';
import { confirmedPayee } from '@/lib/server/payees/confirmed-payee';
import { lookAgain, lookUpKey } from '@/lib/server/payees/look-up';
import type { Services } from '@/lib/server/services';
import { readRecord } from '@/lib/server/upstream/read-record';
import { canonical } from './fingerprint';
import type { OperationHandler } from './operation-handler';

type Account = RecordOf<'account.change'>;

const { ask } = shapes['account.change'];

/** One account has one rule: two changes of it never run beside each other. */
const subject = 'auto-withdraw';

/** The rule by which the balance is withdrawn by itself (interface: PATCH /user), to the holder a person confirmed. */
export const payoutRuleKind: OperationHandler<Account> = {
  endpoint: () => endpointNamed('account.change'),

  claim({ body }) {
    const { autoWithdraw } = ask.parse(body);
    return { act: { autoWithdraw }, reference: null, subject, amount: null };
  },

  payee({ body }) {
    const { autoWithdraw, confirmation } = ask.parse(body);
    return !autoWithdraw.enabled && confirmation === undefined ? 'nobody' : { target: autoWithdraw.pixKey, confirmation };
  },

  async prepare(_trace, { body, requestId, confirmed }, services) {
    const { autoWithdraw, acknowledged = false } = ask.parse(body);
    const { environment } = services;
    const present = ruleOf(await readAccount(requestId, services));
    // A rule that is turned off keeps its key: another one would wait there for whoever turns it on elsewhere.
    const keepsPayee = !autoWithdraw.enabled && autoWithdraw.pixKey === present?.pixKey;
    if (confirmed === null && !keepsPayee) throw unconfirmed('missing');
    const holder = confirmed && (await lookAgain(lookUpKey(autoWithdraw.pixKey, { requestId, services })));
    const seenNow = holder && { holder, amount: null };
    const payee = confirmed && (await confirmedPayee({ key: autoWithdraw.pixKey, confirmed, seenNow, acknowledged }, services));
    return {
      body: { autoWithdraw },
      amount: null,
      before: { rule: ruleHash(autoWithdraw, environment) },
      found: null,
      ...(payee && { payee }),
      facts: {
        enabled: String(autoWithdraw.enabled),
        ...payeeFacts('payee', autoWithdraw, environment),
        ...(present && payeeFacts('payeeBefore', present, environment)),
      },
    };
  },

  /** The account itself tells whether the rule in force is the one that was asked for. */
  async read({ before }, requestId, services) {
    const account = await readAccount(requestId, services);
    const rule = ruleOf(account);
    return rule && before?.rule === ruleHash(rule, services.environment) ? { ...account, id: null } : null;
  },

  judge: ({ before }) => (before === null ? 'none' : 'effect'),
};

async function readAccount(requestId: string, services: Services): Promise<RecordOf<'account.read'>> {
  return readRecord('account.read', await services.upstream({ endpoint: endpointNamed('account.read'), requestId }), { requestId });
}

function ruleOf({ autoWithdraw }: RecordOf<'account.read'>): AutoWithdrawRule | null {
  return autoWithdraw && parseAutoWithdrawRule(autoWithdraw);
}

/** Keyed, because a rule holds a Pix key and stands in the database beside its operation. */
function ruleHash(rule: AutoWithdrawRule, { sealKey }: Environment): string {
  return createHmac('sha256', sealKey)
    .update(`auto-withdraw:${canonical(rule)}`)
    .digest('hex');
}

/** A key on record: by its hash, which finds it again, and masked. */
function payeeFacts(
  name: 'payee' | 'payeeBefore',
  { pixKey, pixType }: AutoWithdrawRule,
  environment: Environment,
): Record<string, string> {
  return { [name]: payeeHash(pixKey, environment).slice(0, 16), [`${name}Key`]: maskPixKey(pixKey, pixType) };
}
