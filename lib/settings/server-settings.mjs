import { z } from 'zod';
import { databaseUrl } from './database-url.mjs';
import { file, host, ipAddress, list, onOrOff, origin, rotatedSecrets, serviceUrl, token, wholeNumber } from './forms.mjs';
import { mailSender, mailServer } from './mail-settings.mjs';
import { retentionSettings } from './retention-settings.mjs';
import { isStrongSecret } from './secret-strength.mjs';
import { setting } from './setting.mjs';
import { trustedProxies } from './trusted-proxies.mjs';
import { webhookHosts } from './webhook-hosts.mjs';

const secret = z.string().refine(isStrongSecret);

/** How many calls of a kind one person may make in ten minutes. @param {number} usual @param {string} what */
function limit(usual, what) {
  return setting(
    wholeNumber(1, 10_000_000).default(usual),
    `quantas ${what} uma pessoa pode fazer em dez minutos, de 1 a 10000000`,
    String(usual),
  );
}

/**
 * What the server reads. A setting is one entry here: `lib/server/environment.ts` names it in camel case, the start checks it, and
 * `docs/operations.md` must list it.
 */
export const serverSettings = z.object({
  APP_URL: setting(origin, 'o endereço que as pessoas abrem, só a origem, https (http só em loopback)', 'https://balcao.example'),
  PAYMENTS_URL: setting(
    serviceUrl,
    'o endereço do serviço de pagamentos, https (http só em loopback) e terminado em /v1; para a demonstração, SANDBOX=on',
    'https://pagamentos.example/v1',
  ),
  PAYMENTS_TOKEN: setting(token, 'o token da conta no serviço, sem espaços', 'eyJhbGciOi'),
  DATABASE_URL: setting(
    databaseUrl,
    'o banco de dados; fora desta máquina, pelo nome e com sslmode=verify-full',
    'postgres://usuario:senha@servidor.example:5432/balcao?sslmode=verify-full',
  ),
  AUTH_SECRET: setting(
    secret,
    'o segredo das sessões, 32 bytes ao acaso, como os de "openssl rand -base64 32"',
    'rP0cN5uW1qYb8e3XkZt7LhVsGd2aFjMoQi6CwBnEzKU=',
  ),
  SEAL_KEY: setting(
    secret,
    'a chave que cifra o que é guardado, 32 bytes ao acaso, como os de "openssl rand -base64 32", diferente de AUTH_SECRET',
    'Tq9vB4xH7mJd0sRfYw3ZpKc8uLgN1eWaOi5XkCbEzGQ=',
  ),
  SANDBOX: setting(
    onOrOff.default('off'),
    'on para a demonstração, sem PAYMENTS_URL e PAYMENTS_TOKEN e com um banco que tenha demo ou sandbox no nome; ou off',
    'off',
  ),
  PAYMENTS_REFUND_PATH: setting(
    z
      .templateLiteral(['/', z.string()])
      .refine((path) => /^(\/[A-Za-z0-9_-]+)+\/\{transactionId\}(\/[A-Za-z0-9_-]+)*$/.test(path))
      .default('/refund/{transactionId}'),
    'o caminho de uma devolução no serviço, com {transactionId}',
    '/refund/{transactionId}',
  ),
  PAYMENTS_TIMEOUT_MS: setting(wholeNumber(100, 60_000).default(10_000), 'um número inteiro de 100 a 60000', '10000'),
  OUTGOING_ADDRESS: setting(ipAddress.nullable().default(null), 'o endereço IP com que o serviço vê este servidor', '203.0.113.7'),
  WEBHOOK_SECRETS: setting(
    rotatedSecrets,
    'os segredos do nosso webhook no serviço: um, ou dois separados por vírgula enquanto se troca, de 16 caracteres ou mais',
    'whsec_5f1e2d3c4b5a6978',
  ),
  WEBHOOK_HOSTS: setting(
    webhookHosts,
    'os nomes públicos dos seus servidores que podem receber avisos, separados por vírgula; nem endereços IP nem nomes de rede interna',
    'loja.example,erp.loja.example:8443',
  ),
  CARD_POSTBACK_SECRETS: setting(
    rotatedSecrets,
    'os segredos que assinam os avisos de cartão: um, ou dois separados por vírgula enquanto se troca, de 16 caracteres ou mais',
    'whsec_8796a5b4c3d2e1f0',
  ),
  CALLBACK_ADDRESSES: setting(
    list(ipAddress, 20),
    'os endereços IP de onde o serviço avisa, no máximo 20, separados por vírgula e sem espaços',
    '203.0.113.7,203.0.113.8',
  ),
  REPORT_HOSTS: setting(
    list(host, 10),
    'onde o serviço guarda arquivos de relatórios, se não for nele mesmo: no máximo 10 nomes separados por vírgula',
    'arquivos.example',
  ),
  UNSIGNED_CALLBACKS_PER_MINUTE: setting(wholeNumber(10, 100_000).default(600), 'um número inteiro de 10 a 100000', '600'),
  SESSION_IDLE_MINUTES: setting(wholeNumber(5, 720).default(15), 'um número inteiro de 5 a 720', '15'),
  TRUSTED_PROXIES: setting(
    trustedProxies,
    'quantos proxies ficam na frente do Balcão, de 0 a 9, cada um escrevendo X-Forwarded-For; ou os endereços e redes (CIDR) deles, no máximo 20, separados por vírgula e sem espaços',
    '10.0.0.0/8,2001:db8::/48',
  ),
  LIMIT_PERSONAL: limit(1500, 'consultas a dados pessoais'),
  LIMIT_REVEAL: limit(30, 'dados pessoais mostrados por inteiro'),
  LIMIT_LOOKUP: limit(60, 'consultas de chaves Pix e QR codes'),
  LIMIT_MONEY: limit(120, 'operações que movem dinheiro'),
  LIMIT_EXPORT: limit(60, 'arquivos pedidos ou baixados'),
  OPERATIONS: setting(onOrOff.default('on'), 'on; off só diante de um serviço nesta máquina', 'on'),
  CARD_ENTRY: setting(onOrOff.default('off'), 'on ou off', 'off'),
  CARD_URL: setting(
    z
      .url({ protocol: /^https$/, abort: true })
      .refine((url) => new URL(url).pathname.endsWith('/v1'))
      .optional(),
    'o endereço da interface de cartões, https e terminado em /v1, com as outras cinco CARD_ de acesso ou sem nenhuma',
    'https://cartoes.example/v1',
  ),
  CARD_CLIENT_ID: setting(token.optional(), 'a identificação na interface de cartões, sem espaços', 'loja'),
  CARD_CLIENT_SECRET: setting(token.optional(), 'o segredo na interface de cartões, sem espaços', 'segredo'),
  CARD_CERT_FILE: setting(file.optional(), 'o arquivo do nosso certificado de cliente, PEM', '/etc/balcao/cliente.crt'),
  CARD_KEY_FILE: setting(file.optional(), 'o arquivo da chave desse certificado, PEM', '/etc/balcao/cliente.key'),
  CARD_CA_FILE: setting(
    file.optional(),
    'o arquivo da autoridade que assina o certificado da interface de cartões, PEM',
    '/etc/balcao/autoridade.crt',
  ),
  SMTP_URL: setting(
    mailServer.optional(),
    'smtp:// ou smtps://usuario:senha@servidor:porta, com sinais escritos em %; junto com MAIL_FROM ou nenhum dos dois',
    'smtps://avisos:senha@correio.example:465',
  ),
  MAIL_FROM: setting(
    mailSender.optional(),
    'o endereço de quem envia os e-mails; junto com SMTP_URL ou nenhum dos dois',
    'Balcão <avisos@loja.example>',
  ),
  ...retentionSettings,
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    'trace, debug, info, warn, error, fatal ou silent',
    'info',
  ),
});
