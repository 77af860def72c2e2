import { z } from 'zod';
import { auditAnchorSettings } from './audit/audit-anchor-settings.mjs';
import { chargeExpiries } from './charge-expiries.mjs';
import { databaseUrl } from './database-url.mjs';
import { file, host, ipAddress, list, onOrOff, origin, rotatedSecrets, serviceUrl, token, wholeNumber } from './forms.mjs';
import { mailSender, mailServer } from './mail-settings.mjs';
import { metricsSettings } from './metrics-settings.mjs';
import { roleNetworks, trustedProxies } from './network/networks.mjs';
import { proxySettings } from './network/proxy-settings.mjs';
import { webhookHosts } from './network/webhook-hosts.mjs';
import { noticeSettings } from './notices/notice-settings.mjs';
import { retentionSettings } from './retention-settings.mjs';
import { secondFactorSettings } from './second-factor-settings.mjs';
import { isStrongSecret } from './secret-strength.mjs';
import { setting } from './setting.mjs';
import { ssoSettings } from './sso-settings.mjs';
import { traceSettings } from './trace-settings.mjs';

const secret = z.string().refine(isStrongSecret);
/** Those that are still read while another takes their place. */
const readSecrets = list(secret, 5);

/** How many calls of a kind one person may make in ten minutes. @param {number} usual @param {string} what */
function limit(usual, what) {
  return setting(
    wholeNumber(1, 10_000_000).default(usual),
    `how many ${what} one person may make in ten minutes, from 1 to 10000000`,
    String(usual),
  );
}

/**
 * What the server reads. A setting is one entry here: `lib/server/environment.ts` names it in camel case, the start checks it, and
 * `docs/operations.md` must list it.
 */
export const serverSettings = z.object({
  APP_URL: setting(origin, 'the address people open, an origin alone, https (http on loopback only)', 'https://balcao.example'),
  PAYMENTS_URL: setting(
    serviceUrl,
    'the base address of the payments service, https (http on loopback only), ending in /v1; for the demonstration SANDBOX=on',
    'https://payments.example/v1',
  ),
  PAYMENTS_TOKEN: setting(token, 'the account’s token at the service, without spaces', 'eyJhbGciOi'),
  DATABASE_URL: setting(
    databaseUrl,
    'the database; elsewhere than on this machine by its name and with sslmode=verify-full',
    'postgres://user:password@server.example:5432/balcao?sslmode=verify-full',
  ),
  AUTH_SECRET: setting(
    secret,
    'the secret of the sessions, 32 random bytes such as "openssl rand -base64 32" prints',
    'rP0cN5uW1qYb8e3XkZt7LhVsGd2aFjMoQi6CwBnEzKU=',
  ),
  AUTH_SECRETS_OLD: setting(
    readSecrets,
    'further secrets of the sessions that are accepted and never given out, 5 at most, separated by commas, each like AUTH_SECRET',
    'Zk3vQ9xT6mHd1sRgYw5ZpLc2uNgB8eWjOi7XkDbFzGY=',
  ),
  SEAL_KEY: setting(
    secret,
    'the key that encrypts what is stored, 32 random bytes such as "openssl rand -base64 32" prints, not those of AUTH_SECRET',
    'Tq9vB4xH7mJd0sRfYw3ZpKc8uLgN1eWaOi5XkCbEzGQ=',
  ),
  SEAL_KEYS_OLD: setting(
    readSecrets,
    'further keys that only decrypt and recognise what is stored, 5 at most, separated by commas, each like SEAL_KEY',
    'Hb7cP2uW9qXe4r1YkVt5LjNsGf6aDmMoQz8CwTnEiKU=',
  ),
  SANDBOX: setting(
    onOrOff.default('off'),
    'on for the demonstration, without PAYMENTS_URL and PAYMENTS_TOKEN and with a database that has demo or sandbox in its name; or off',
    'off',
  ),
  PAYMENTS_REFUND_PATH: setting(
    z
      .templateLiteral(['/', z.string()])
      .refine((path) => /^(\/[A-Za-z0-9_-]+)+\/\{transactionId\}(\/[A-Za-z0-9_-]+)*$/.test(path))
      .default('/refund/{transactionId}'),
    'the path of a refund at the service, with {transactionId} in it',
    '/refund/{transactionId}',
  ),
  PAYMENTS_TIMEOUT_MS: setting(wholeNumber(100, 60_000).default(10_000), 'a whole number from 100 to 60000', '10000'),
  OUTGOING_ADDRESS: setting(ipAddress.nullable().default(null), 'the IP address under which the service sees this server', '203.0.113.7'),
  ...proxySettings,
  WEBHOOK_SECRETS: setting(
    rotatedSecrets,
    'the secrets of our webhook at the service: one, or two separated by a comma while one replaces the other, of 16 characters or more',
    'whsec_5f1e2d3c4b5a6978',
  ),
  WEBHOOK_HOSTS: setting(
    webhookHosts,
    'the public names of your own hosts that may receive callbacks, separated by commas; no IP addresses, no private names',
    'loja.example,erp.loja.example:8443',
  ),
  MERCHANT_CALLBACK_URL: setting(
    z
      .url({ protocol: /^https$/, abort: true })
      .max(2048)
      .refine((text) => new URL(text).username === '' && new URL(text).password === '' && new URL(text).hash === '')
      .nullable()
      .default(null),
    'where your own system is told of charges, withdrawals and transfers made here, https, at a host of WEBHOOK_HOSTS',
    'https://loja.example/pix/callbacks',
  ),
  CARD_POSTBACK_SECRETS: setting(
    rotatedSecrets,
    'the secrets that card postbacks are signed with: one, or two separated by a comma while one replaces the other, of 16 characters or more',
    'whsec_8796a5b4c3d2e1f0',
  ),
  CALLBACK_ADDRESSES: setting(
    list(ipAddress, 20),
    'the IP addresses callbacks come from, 20 at most, separated by commas, without spaces',
    '203.0.113.7,203.0.113.8',
  ),
  REPORT_HOSTS: setting(
    list(host, 10),
    'where the service keeps files of reports, if not at its own host: 10 names at most, separated by commas',
    'files.example',
  ),
  UNSIGNED_CALLBACKS_PER_MINUTE: setting(wholeNumber(10, 100_000).default(600), 'a whole number from 10 to 100000', '600'),
  SESSION_IDLE_MINUTES: setting(wholeNumber(5, 720).default(15), 'a whole number from 5 to 720', '15'),
  TRUSTED_PROXIES: setting(
    trustedProxies,
    'how many proxies stand before Balcão, 0 to 9, each of which writes X-Forwarded-For; or their addresses and networks (CIDR), 20 at most, separated by commas, without spaces',
    '10.0.0.0/8,2001:db8::/48',
  ),
  ROLE_NETWORKS: setting(
    roleNetworks,
    'for each role the IP addresses and networks (CIDR) its people may work from, and under * for every role that is not named, such as finance=203.0.113.0/24,198.51.100.7;*=10.0.0.0/8',
    'finance=203.0.113.0/24,198.51.100.7;*=10.0.0.0/8',
  ),
  ...secondFactorSettings,
  ...ssoSettings,
  LIMIT_PERSONAL: limit(1500, 'reads of personal data'),
  LIMIT_REVEAL: limit(30, 'reveals of personal data'),
  LIMIT_LOOKUP: limit(60, 'look-ups of Pix keys and QR codes'),
  LIMIT_MONEY: limit(120, 'operations that move money'),
  LIMIT_EXPORT: limit(60, 'orders and downloads of files'),
  CHARGE_EXPIRY: setting(
    z.enum(chargeExpiries).default('86400'),
    `for how many seconds a new charge can be paid unless its form says otherwise: ${chargeExpiries.join(', ')}`,
    '86400',
  ),
  APPROVAL_BREAK_GLASS: setting(
    onOrOff.default('off'),
    'on or off: whether an administrator may carry out what waits for approvals, for a written reason',
    'off',
  ),
  CARD_ENTRY: setting(onOrOff.default('off'), 'on or off', 'off'),
  CARD_URL: setting(
    z
      .url({ protocol: /^https$/, abort: true })
      .refine((url) => new URL(url).pathname.endsWith('/v1'))
      .optional(),
    'the base address of the card interface, https, ending in /v1; with the five others that give access to it or with none of them',
    'https://cards.example/v1',
  ),
  CARD_CLIENT_ID: setting(token.optional(), 'the client’s id at the card interface, without spaces', 'store'),
  CARD_CLIENT_SECRET: setting(token.optional(), 'the client’s secret at the card interface, without spaces', 'secret'),
  CARD_CERT_FILE: setting(file.optional(), 'the file of our client certificate, PEM', '/etc/balcao/client.crt'),
  CARD_KEY_FILE: setting(file.optional(), 'the file of that certificate’s key, PEM', '/etc/balcao/client.key'),
  CARD_CA_FILE: setting(
    file.optional(),
    'the file of the authority that signs the card interface’s certificate, PEM',
    '/etc/balcao/authority.crt',
  ),
  SMTP_URL: setting(
    mailServer.optional(),
    'smtp:// or smtps://user:password@host:port, signs percent-encoded; with MAIL_FROM or neither',
    'smtps://notices:password@mail.example:465',
  ),
  MAIL_FROM: setting(mailSender.optional(), 'the address e-mails come from; with SMTP_URL or neither', 'Balcão <avisos@loja.example>'),
  SECURITY_CONTACT: setting(
    z
      .union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:[^\s@]+@[^\s@]+$/)])
      .nullable()
      .default(null),
    'where a weakness of this installation is reported, https: or mailto:; /.well-known/security.txt names it',
    'mailto:security@store.example',
  ),
  ...auditAnchorSettings,
  ...metricsSettings,
  ...traceSettings,
  ...noticeSettings,
  ...retentionSettings,
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    'trace, debug, info, warn, error, fatal or silent',
    'info',
  ),
});
