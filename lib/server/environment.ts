import 'server-only';
import { z } from 'zod';
import { refundPath } from '@/lib/contracts/refunds';
import { type CardEnvironment, cardEnvironmentOf, cardForms, cardShape, missingCardNames } from './card-environment';
import { type MailEnvironment, mailEnvironmentOf, mailForms, mailShape, missingMailNames } from './mail-environment';
import { webhookHosts, webhookHostsForm } from './webhook-hosts';

const webUrl = z.url({ protocol: /^https?$/, abort: true });

const origin = webUrl.refine((text) => new URL(text).origin === text.replace(/\/$/, ''), 'an origin');

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The service is spoken to over https; plain http only on this machine, where the sandbox is. */
const serviceUrl = webUrl
  .refine((text) => new URL(text).pathname.endsWith('/v1'), 'ends in /v1')
  .refine((text) => text.startsWith('https:') || loopback.includes(new URL(text).hostname), 'https');

/** A name with a port or without: what stands as `host` in an address. */
const isHost = (text: string) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;

/** None, one, or two separated by a comma while one replaces the other. */
const secrets = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string().min(16)).max(2));

const callbackAddresses = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6()])).max(20));

const shape = z.object({
  APP_URL: origin,
  PAYMENTS_URL: serviceUrl,
  PAYMENTS_TOKEN: z.string().regex(/^\S{1,512}$/),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  AUTH_SECRET: z.string().min(32),
  SEAL_KEY: z.string().min(32),
  PAYMENTS_REFUND_PATH: z
    .string()
    .regex(/^(\/[A-Za-z0-9_-]+)+\/\{transactionId\}(\/[A-Za-z0-9_-]+)*$/)
    .default(refundPath),
  WEBHOOK_SECRETS: secrets,
  WEBHOOK_HOSTS: webhookHosts,
  CARD_POSTBACK_SECRETS: secrets,
  CALLBACK_ADDRESSES: callbackAddresses,
  REPORT_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.string().refine(isHost)).max(10)),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).max(720).default(15),
  PAYMENTS_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  OUTGOING_ADDRESS: z.union([z.ipv4(), z.ipv6()]).optional(),
  OPERATIONS: z.enum(['on', 'off']).default('on'),
  CARD_ENTRY: z.enum(['on', 'off']).default('off'),
  ...cardShape,
  ...mailShape,
});

/** Without operations money could move twice: only the sandbox may be asked to show that. */
const settings = shape
  .refine(({ OPERATIONS, PAYMENTS_URL }) => OPERATIONS === 'on' || loopback.includes(new URL(PAYMENTS_URL).hostname), {
    path: ['OPERATIONS'],
  })
  // Card data travels encrypted; plain http only where it never leaves this machine.
  .refine(
    ({ CARD_ENTRY, APP_URL }) => CARD_ENTRY === 'off' || APP_URL.startsWith('https:') || loopback.includes(new URL(APP_URL).hostname),
    {
      path: ['CARD_ENTRY'],
    },
  )
  .superRefine((values, context) => {
    for (const name of [...missingCardNames(values), ...missingMailNames(values)]) context.addIssue({ code: 'custom', path: [name] });
  });

const forms: Record<keyof z.input<typeof shape>, string> = {
  APP_URL: 'the address people open, such as https://balcao.example',
  PAYMENTS_URL: 'the base address of the service, https and ending in /v1',
  PAYMENTS_TOKEN: 'the bearer token of the account, without spaces',
  DATABASE_URL: 'postgres://user:password@host:port/database',
  AUTH_SECRET: 'at least 32 random characters',
  SEAL_KEY: 'at least 32 random characters',
  PAYMENTS_REFUND_PATH: 'the path of a refund, with {transactionId} in it',
  WEBHOOK_SECRETS:
    'the secrets of our webhook at the service: one, or two separated by a comma while one replaces the other, of 16 characters at least',
  WEBHOOK_HOSTS: webhookHostsForm,
  REPORT_HOSTS: 'the hosts at which the service keeps files of reports, separated by commas, where they are not its own',
  CARD_POSTBACK_SECRETS: 'the secrets that postbacks of the card interface are signed with, likewise',
  CALLBACK_ADDRESSES: 'the IP addresses the service sends callbacks from, separated by commas',
  SESSION_IDLE_MINUTES: 'a whole number from 5 to 720',
  PAYMENTS_TIMEOUT_MS: 'a whole number from 100 to 60000',
  OUTGOING_ADDRESS: 'the IP address under which the service sees this server',
  OPERATIONS: 'on; off only before a service on this machine',
  CARD_ENTRY: 'on or off; on only where APP_URL is https or on this machine',
  ...cardForms,
  ...mailForms,
};

export interface Environment {
  readonly appUrl: string;
  readonly paymentsUrl: string;
  readonly paymentsToken: string;
  readonly databaseUrl: string;
  readonly authSecret: string;
  readonly sealKey: string;
  readonly refundPath: `/${string}`;
  readonly webhookSecrets: readonly string[];
  readonly cardPostbackSecrets: readonly string[];
  /** The merchant's own hosts: data may be directed to them and to us, nowhere else. */
  readonly webhookHosts: readonly string[];
  /** Who may send us callbacks; whoever else is refused, unless it is empty. */
  readonly callbackAddresses: readonly string[];
  /** Where files of reports may be fetched besides the service's own host. */
  readonly reportHosts: readonly string[];
  readonly sessionIdleMinutes: number;
  readonly paymentsTimeoutMs: number;
  /** Under which the service sees us: told to people when the service does not allow it (SVA203). */
  readonly outgoingAddress: string | null;
  /** `off` shows what happens without them, before the sandbox alone. */
  readonly operations: 'on' | 'off';
  /** Whether people may charge cards whose data they are told: `off` unless somebody decided otherwise. */
  readonly cardEntry: 'on' | 'off';
  /** Null where the account has no cards. */
  readonly card: CardEnvironment | null;
  /** Null where nobody is written to. */
  readonly mail: MailEnvironment | null;
}

/** Reads the settings once, or refuses naming each wrong one and its form. Values never appear in the refusal. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const read = settings.safeParse(variables);
  if (!read.success) {
    const names = new Set(read.error.issues.map((issue) => String(issue.path[0])));
    const lines = Object.entries(forms).flatMap(([name, form]) => (names.has(name) ? [`  ${name}: ${form}`] : []));
    throw new Error(`Settings missing or malformed:\n${lines.join('\n')}`);
  }
  const value = read.data;
  return {
    appUrl: new URL(value.APP_URL).origin,
    paymentsUrl: value.PAYMENTS_URL,
    paymentsToken: value.PAYMENTS_TOKEN,
    databaseUrl: value.DATABASE_URL,
    authSecret: value.AUTH_SECRET,
    sealKey: value.SEAL_KEY,
    // The pattern above begins with a slash.
    refundPath: value.PAYMENTS_REFUND_PATH as `/${string}`,
    webhookSecrets: value.WEBHOOK_SECRETS,
    cardPostbackSecrets: value.CARD_POSTBACK_SECRETS,
    webhookHosts: value.WEBHOOK_HOSTS,
    callbackAddresses: value.CALLBACK_ADDRESSES,
    reportHosts: value.REPORT_HOSTS,
    sessionIdleMinutes: value.SESSION_IDLE_MINUTES,
    paymentsTimeoutMs: value.PAYMENTS_TIMEOUT_MS,
    outgoingAddress: value.OUTGOING_ADDRESS ?? null,
    operations: value.OPERATIONS,
    cardEntry: value.CARD_ENTRY,
    card: cardEnvironmentOf(value),
    mail: mailEnvironmentOf(value),
  };
}
