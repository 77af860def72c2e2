import type { Metadata } from 'next';
import { createTranslator } from 'use-intl/core';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageLocale } from '@/lib/server/page/preferences';

type Titled =
  | 'signIn'
  | 'overview'
  | 'transactions'
  | 'transaction'
  | 'charges'
  | 'charge'
  | 'chargeForm'
  | 'pendingDeposits'
  | 'counter'
  | 'withdrawals'
  | 'withdrawal'
  | 'withdrawalForm'
  | 'qrPaymentForm'
  | 'transfers'
  | 'transfer'
  | 'transferForm'
  | 'pixKeys'
  | 'cardCharges'
  | 'cardCharge'
  | 'cardEntry'
  | 'recurrences'
  | 'recurrence'
  | 'exchange'
  | 'infractions'
  | 'infraction'
  | 'operations'
  | 'operation'
  | 'callbacks'
  | 'callback'
  | 'resend'
  | 'resends'
  | 'undelivered'
  | 'statements'
  | 'exports'
  | 'reports'
  | 'webhooks'
  | 'signature'
  | 'account'
  | 'sessions'
  | 'notices'
  | 'password'
  | 'welcome'
  | 'staff'
  | 'audit'
  | 'retention';

/** The title of a page in the reader's language. Never a name, a document or an amount: titles end in histories. */
export async function pageMetadata(page: Titled): Promise<Metadata> {
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale) });
  return { title: t(page === 'transaction' ? 'transaction.id' : `${page}.title`) };
}
