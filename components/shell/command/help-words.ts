import type { NavigationPage } from '@/lib/contracts/pages/navigation';
import type { Messages } from '@/lib/messages/messages';

/** A word that people ask about. */
export type HelpWord = keyof Messages['help']['words'];

/** The words of each page, in the order one meets them. A page without any explains itself. */
export const helpWords: Readonly<Record<NavigationPage['message'], readonly HelpWord[]>> = {
  overview: ['pix', 'med', 'unknown'],
  transactions: ['pix', 'e2e', 'reference', 'refund', 'virtualAccount', 'masked'],
  notes: ['masked'],
  approvals: ['fourEyes', 'proof'],
  charges: ['qr', 'e2e', 'reference', 'refund', 'virtualAccount'],
  withdrawals: ['key', 'dict', 'ispb', 'e2e', 'unknown'],
  transfers: ['reference', 'unknown'],
  infractions: ['med', 'agreed', 'e2e', 'refund'],
  operations: ['unknown', 'reference', 'fourEyes'],
  cardCharges: ['authorization', 'reversal', 'chargeback'],
  recurrences: ['authorization', 'reversal'],
  exchange: [],
  virtualAccounts: ['virtualAccount', 'refund'],
  statements: ['refund', 'reversal'],
  files: ['masked'],
  callbacks: ['callback', 'signature', 'resend'],
  webhooks: ['callback', 'signature'],
  inbox: ['callback', 'signature'],
  developers: ['callback', 'signature'],
  account: ['virtualAccount', 'key', 'ispb'],
  pixKeys: ['key', 'dict'],
  staff: ['fourEyes', 'proof'],
  roles: ['fourEyes'],
  approvalRules: ['fourEyes', 'proof'],
  spendingLimits: ['fourEyes'],
  audit: ['masked'],
  retention: [],
  system: [],
  dataSubjects: ['masked'],
  notices: ['med'],
  noticeSettings: ['med'],
  teamChat: ['med'],
  security: ['proof'],
  sessions: ['proof'],
};
