import 'server-only';
import { createHmac } from 'node:crypto';
import { endpointNamed } from '@/lib/contracts/registry';
import { type RecordOf, shapes } from '@/lib/contracts/shapes';
import { type AutoWithdrawRule, parseAutoWithdrawRule } from '@/lib/domain/auto-withdraw-rule';
import { maskPixKey } from '@/lib/format/identifier/mask';
import { canonicalJson } from '@/lib/format/text/canonical-json';
import type { Environment } from '@/lib/server/environment';
import { underEachKey } from '@/lib/server/environment/encryption-keys';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import { payeeHash, unconfirmed } from '@/lib/server/payees/confirmation';
import { confirmedPayee } from '@/lib/server/payees/confirmed-payee';
import { lookAgain, lookUpKey } from '@/lib/server/payees/look-up';
import type { Services } from '@/lib/server/services';
import { readWhole } from '@/lib/server/upstream/reading/read-record';

type Account = RecordOf<'account.change'>;

const { request: requestShape } = shapes['account.change'];

/** An account has one rule: two changes of it never run at the same time. */
const subject = 'auto-withdraw';

/** The automatic payout rule (interface: Account), to the holder that the person confirmed. */
export const payoutRuleHandler: OperationHandler<Account> = {
  endpoint: () => endpointNamed('account.change'),

  describe({ body }) {
    const { autoWithdraw } = requestShape.parse(body);
    return { fingerprintInput: { autoWithdraw }, reference: null, subject, amount: null };
  },

  payee({ body }) {
    const { autoWithdraw, confirmation } = requestShape.parse(body);
    return !autoWithdraw.enabled && confirmation === undefined ? 'nobody' : { target: autoWithdraw.pixKey, confirmation };
  },

  async prepare(_facts, { body, requestId, confirmed }, services) {
    const { autoWithdraw, acknowledged = false } = requestShape.parse(body);
    const { environment } = services;
    const present = ruleOf(await readAccount(requestId, services));
    // Turning a rule off must keep its key: a replaced one would pay another holder when the rule is turned on elsewhere.
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

  /** The account says whether the requested rule is in force. */
  async lookUp({ before }, requestId, services) {
    const account = await readAccount(requestId, services);
    const rule = ruleOf(account);
    const isRequested = rule && underEachKey(services.environment, (key) => ruleHash(rule, key)).some((hash) => hash === before?.rule);
    return isRequested ? { ...account, id: null } : null;
  },

  verify: ({ before }) => (before === null ? 'not-found' : 'found'),
};

async function readAccount(requestId: string, services: Services): Promise<RecordOf<'account.read'>> {
  return readWhole('account.read', await services.upstream({ endpoint: endpointNamed('account.read'), requestId }), { requestId });
}

function ruleOf({ autoWithdraw }: RecordOf<'account.read'>): AutoWithdrawRule | null {
  return autoWithdraw && parseAutoWithdrawRule(autoWithdraw);
}

/** A keyed digest, because a rule holds a Pix key and is stored with its operation. */
function ruleHash(rule: AutoWithdrawRule, { sealKey }: Pick<Environment, 'sealKey'>): string {
  return createHmac('sha256', sealKey)
    .update(`auto-withdraw:${canonicalJson(rule)}`)
    .digest('hex');
}

/** A Pix key in the audit: its hash, by which it can be found, and its masked text. */
function payeeFacts(
  name: 'payee' | 'payeeBefore',
  { pixKey, pixType }: AutoWithdrawRule,
  environment: Environment,
): Record<string, string> {
  return { [name]: payeeHash(pixKey, environment).slice(0, 16), [`${name}Key`]: maskPixKey(pixKey, pixType) };
}
