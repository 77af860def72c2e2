import type { EndpointName, EndpointOf, NamesOf } from './registry';

/** Calls whose shape the interface document leaves partly open. */
type Assumed = { [N in NamesOf<'pix' | 'card'>]: EndpointOf<N>['basis'] extends 'stated' ? never : N }[NamesOf<'pix' | 'card'>];

/**
 * Our assumption for each call that the interface document leaves open, one sentence each. Apart from the registry, because no page needs
 * them.
 */
const assumptions: { readonly [N in Assumed]: string } = {
  'account.read':
    'Fields of the profile; fee, limit and auto-withdraw parts are read in either case of their first letter; a fee percentage of 1.5 means 1.5 %.',
  'account.change':
    'The rule of automatic withdrawals is the only thing changed, as `autoWithdraw` of PATCH /user; the answer is the profile.',
  'balance.read': 'Named `available`/`blocked` in the document and `balanceAvailable`/`balanceBlocked` elsewhere; both are read.',
  'transactions.read':
    'A transaction with the callbacks sent for it and its infractions, named `CallbackLog`/`callbackLogs` and `Infraction`/`infractions`.',
  'charges.qrCode': 'The QR code is a PNG image, there only while the charge is pending.',
  'charges.receipt': 'A receipt is a PDF, or on request its base64 text, bare or as a data URI; the content type of the answer decides.',
  'charges.createLegacy': 'An older name of POST /pix with the same body, answer and codes; the product never calls it.',
  'pendingDeposits.list': 'Pending deposits are Pix that arrived without a charge and await approval; they are shown read-only.',
  'pendingDeposits.read': 'One pending deposit has the fields it has in the list.',
  'refunds.create':
    'Sent to POST /refund/{transactionId}, another path by setting; without an amount the whole is refunded; the answer is the original transaction.',
  'withdrawals.create':
    'Besides amount and key the body takes `pixType`, description, clientReference and virtualAccount; the answer is a pending transaction.',
  'withdrawals.createFromQrCode': 'The code is sent as `qrCode`; without an amount the one in the code is paid.',
  'withdrawals.find': 'Found by exactly one of the keys that find a charge.',
  'withdrawals.receipt': 'The same forms as the receipt of a deposit.',
  'qrCodes.read': 'The code is sent as `emv`; static codes are sent as well, and the service says whether it takes them.',
  'pixKeys.find': 'The key is sent as `pixKey`; the holder comes with a full name, a masked document and a masked account.',
  'pixKeys.list': 'A bare list, or a list under `pixKeys` or `data`, of keys with id, type, status and whether it is the default.',
  'transfers.create':
    'The answer is a transaction already completed; it is an internal transfer by its type, its method, or its two accounts without an end-to-end id.',
  'transfers.find': 'Finds one transfer by exactly one key; a list of transfers is the list of transactions.',
  'statements.list': 'Entries carry a positive amount, signed by `operation`, and both balances before and after; a period is required.',
  'statements.read': 'One entry has the fields it has in the list.',
  'reports.create':
    'A period is required, statuses and types are lists; the answer is the job, and the signed URL comes from the download call.',
  'reports.list': 'Reports can be listed, which the interface document does not say.',
  'reports.read': 'The state of one report can be read, which the interface document does not say.',
  'reports.download': 'The answer is a signed URL that lives for minutes and is fetched without the access token.',
  'serviceStatus.read': 'Without a key it says that the service answers; with one key it gives the status of that transaction.',
  'callbacks.list': 'Filters by delivery, URL, HTTP status, transaction and period.',
  'callbacks.read': 'One delivery has the fields it has in the list: what was sent, and the status, headers, body and time of the answer.',
  'callbacks.resend': 'Nothing is sent; not found may also mean that the transaction has no callback URL; five calls a minute.',
  'callbacks.resendMany':
    'A period of at most seven days, begun at most thirty days ago, narrowed by transactions, types, statuses and end-to-end ids.',
  'webhooks.create': 'No events means all; the secret is made by the service and told once.',
  'webhooks.list': 'All webhooks in one answer, without pages.',
  'webhooks.read': 'The fields of the list, without the secret.',
  'webhooks.change': 'URL, events and whether it is active can be changed, each alone.',
  'webhooks.remove': 'Answers without a body.',
  'webhooks.rotateSecret': 'The new secret is told once and the old one ends at once.',
  'webhooks.sentQuantity': 'How many deliveries were made to webhooks, as `quantity`, `count` or `total`.',
  'webhooks.readSent': 'A delivery to a webhook has the fields of any other delivery.',
  'webhooks.resend': 'Nothing is sent; what failed for this webhook goes out again, and the answer counts it.',
  'infractions.list': 'Filters and fields of an infraction; it cannot be sorted by deadline, so that is done here.',
  'infractions.read': 'One infraction has the fields of the list; `expiresAt` is the deadline of the defense, unknown when null.',
  'defenses.create':
    'Sent as a multipart form of `defense` and `files`: 10 to 1000 characters, at most five files, 10 MB together, no executables.',
  'defenses.list': 'A bare list of defenses; where the account may not read it, the history inside the infraction is used.',
  'defenses.read': 'One defense can be read by its id, with fresh addresses of its files.',
  'cardTokens.create': 'Id and secret go in a Basic header, the grant type in the body; the answer says how many seconds the token lives.',
  'cardCharges.create':
    'Customer, cart, card and external id; `externalId` is not unique, so a charge whose fate is unknown is looked for in the list first; postbacks to `postbackUrl` are `event` and the charge as `data`, signed like webhooks.',
  'cardCharges.list': 'Filters by day and by recurrence; the page counts `total` and `totalPages`.',
  'cardCharges.read':
    'Fields of a charge; the state is the number in `creditCardPayment.status`; amounts count the smallest unit of its currency (ISO 4217): cents of BRL and USD, whole yen.',
  'cardCharges.reverse': 'The cents of a partial reversal go in the query; the answer is the charge, whose state may change only later.',
  'recurrences.read': 'Found by the `recurrentPaymentId` of its charges; a recurrence has interval, status, amount, next and last day.',
  'recurrences.changeAmount': 'The new amount in cents counts from the next cycle.',
  'recurrences.deactivate': 'Nothing is sent; the answer is the recurrence, INACTIVE.',
  'recurrences.reactivate': 'It becomes ACTIVE; charging the missed cycles may have to be accepted with `acceptRetroactiveCharges`.',
  'exchange.list': 'A bare list of currencies with bid and ask, in BRL per unit.',
  'exchange.read': 'One currency with its bid and ask.',
  'exchange.convert':
    'BRL cents in, hundredths of the currency out, with a fraction; rounded once, half up, to the smallest unit the currency has.',
};

const sentences: Readonly<Partial<Record<EndpointName, string>>> = assumptions;

/** Undefined where the document states everything. */
export function assumptionOf(name: EndpointName): string | undefined {
  return sentences[name];
}

/** An upper bound that the document does not state, which the sandbox enforces. */
interface LimitAssumption {
  readonly what: string;
  /** The bound as in the schemas: characters of a text, entries of a list, or the number itself. */
  readonly max: number;
  readonly why: string;
}

/** Bounds for what we send where the document states none; a service with a lower bound answers SVV001. */
export const limitAssumptions: readonly LimitAssumption[] = [
  { what: '`generatedName`; texts of a card charge', max: 140, why: 'No name or address of ours is longer.' },
  { what: '`description` of withdrawals and refunds', max: 140, why: 'The text that travels with a Pix has 140 signs at most.' },
  { what: '`description` of an internal transfer', max: 500, why: 'Published for this field.' },
  { what: '`generatedEmail`; e-mails of a card charge', max: 254, why: 'Mail takes no longer address.' },
  { what: '`callbackUrl`, `postbackUrl`; `url` of a webhook', max: 2_048, why: 'Browsers and proxies bear no longer address.' },
  { what: '`pixKey`', max: 77, why: 'Pix keys are no longer.' },
  { what: '`emv`, `qrCode`', max: 1_024, why: 'A QR code that a camera reads holds less.' },
  { what: 'ids in queries and lists; `externalId`', max: 64, why: 'As long as a `clientReference`.' },
  { what: '`name`, `participantName`, `reason` as filters', max: 120, why: 'Nobody searches for more.' },
  { what: '`url` as a filter of callbacks', max: 500, why: 'Nobody searches for more.' },
  { what: '`defense`', max: 1_000, why: 'Published for this field.' },
  { what: '`files` of a defense', max: 5, why: 'Published for this field.' },
  { what: 'Card amounts, in cents', max: 999_999_999, why: 'Far more than any card bears.' },
  { what: '`quantity` in a cart', max: 9_999, why: 'No sale of ours has more.' },
  { what: '`installments`', max: 12, why: 'Published for this field.' },
  { what: '`page`', max: 1_000_000, why: 'Nobody turns more pages.' },
];
