import { databaseNameIn, isDemonstrationDatabase } from './database-url.mjs';
import { isLoopback, urlOf } from './forms.mjs';
import { webhookHosts } from './network/webhook-hosts.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

const cardNames = ['CARD_URL', 'CARD_CLIENT_ID', 'CARD_CLIENT_SECRET', 'CARD_CERT_FILE', 'CARD_KEY_FILE', 'CARD_CA_FILE'];

/**
 * What settings must be to one another: the names of those that are not. Works on what was given, so that one that is malformed hides
 * nothing of the others.
 * @type {((variables: Variables) => string[])[]}
 */
const rules = [
  (variables) => missingAmong(cardNames, variables),
  (variables) => missingAmong(['SMTP_URL', 'MAIL_FROM'], variables),
  (variables) => missingAmong(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'], variables),
  // Without a provider nobody else would get in.
  ({ OIDC_BREAK_GLASS, OIDC_ISSUER }) => (OIDC_BREAK_GLASS !== undefined && OIDC_ISSUER === undefined ? ['OIDC_BREAK_GLASS'] : []),
  ({ AUDIT_ANCHOR_MAIL, SMTP_URL }) => (AUDIT_ANCHOR_MAIL === 'on' && SMTP_URL === undefined ? ['AUDIT_ANCHOR_MAIL'] : []),
  ({ MERCHANT_CALLBACK_URL, WEBHOOK_HOSTS }) =>
    MERCHANT_CALLBACK_URL !== undefined && !isAtHostOf(MERCHANT_CALLBACK_URL, WEBHOOK_HOSTS) ? ['MERCHANT_CALLBACK_URL'] : [],
  ({ AUTH_SECRET, AUTH_SECRETS_OLD, SEAL_KEY, SEAL_KEYS_OLD }) => {
    const secrets = [AUTH_SECRET, ...(AUTH_SECRETS_OLD ?? '').split(',')].filter(Boolean);
    const isShared = (/** @type {string} */ key) => secrets.includes(key);
    return [
      ...(SEAL_KEY !== undefined && isShared(SEAL_KEY) ? ['SEAL_KEY'] : []),
      ...((SEAL_KEYS_OLD ?? '').split(',').some(isShared) ? ['SEAL_KEYS_OLD'] : []),
    ];
  },
  ({ SANDBOX, PAYMENTS_URL }) => (SANDBOX === 'on' && PAYMENTS_URL && !isHere(PAYMENTS_URL) ? ['SANDBOX'] : []),
  // Sandbox data and real data never share a database.
  ({ SANDBOX, DATABASE_URL }) =>
    DATABASE_URL !== undefined && isDemonstrationDatabase(databaseNameIn(DATABASE_URL)) !== (SANDBOX === 'on') ? ['SANDBOX'] : [],
  ({ METRICS_PORT, PORT }) => (METRICS_PORT !== undefined && METRICS_PORT === (PORT ?? '3000') ? ['METRICS_PORT'] : []),
  ({ METRICS_PORT, METRICS_ADDRESS }) => (METRICS_ADDRESS !== undefined && METRICS_PORT === undefined ? ['METRICS_ADDRESS'] : []),
  // A share that is not given would be all of them.
  ({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }) =>
    OTEL_TRACES_SAMPLER?.endsWith('traceidratio') && OTEL_TRACES_SAMPLER_ARG === undefined ? ['OTEL_TRACES_SAMPLER_ARG'] : [],
  ({ DATABASE_URL, DATABASE_OWNER_URL }) =>
    DATABASE_OWNER_URL !== undefined && databaseNameIn(DATABASE_OWNER_URL) !== databaseNameIn(DATABASE_URL ?? '')
      ? ['DATABASE_OWNER_URL']
      : [],
];

/** @param {Variables} variables @returns {string[]} */
export function brokenRules(variables) {
  return rules.flatMap((rule) => rule(variables));
}

/** All or none. @param {string[]} names @param {Variables} variables */
function missingAmong(names, variables) {
  const missing = names.filter((name) => variables[name] === undefined);
  return missing.length === names.length ? [] : missing;
}

/** @param {string} address @param {string | undefined} hosts */
function isAtHostOf(address, hosts) {
  const allowed = webhookHosts.safeParse(hosts);
  return allowed.success && allowed.data.includes(urlOf(address)?.host ?? '');
}

/** @param {string} text */
function isHere(text) {
  const url = urlOf(text);
  return url !== undefined && isLoopback(url);
}
