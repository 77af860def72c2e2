import 'server-only';
import { createTranslator } from 'use-intl/core';
import { limitKinds } from '@/lib/contracts/office/limit';
import { noticePath } from '@/lib/contracts/office/notices/notice-kinds';
import { isBuiltInRole } from '@/lib/contracts/office/permission';
import { formatDateTime } from '@/lib/format/date-text';
import { serviceZone } from '@/lib/format/zone';
import type { Messages } from '@/lib/messages/load-messages';
import type { Mail } from '@/lib/server/mail/mailer';
import { countedNotices, mailedNotices } from './mailed-notices';
import { staffMailKinds } from './store';

/** Language belongs to a browser, not to a person: mails are in Portuguese, with times in the business zone. */
const locale = 'pt-BR';
const reader = { locale, zone: serviceZone } as const;

interface StaffMailInput {
  readonly to: Mail['to'];
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
  readonly appUrl: string;
  readonly messages: Messages;
}

/** A mail about an account. An unknown browser name was shortened to one word before. */
export function composeStaffMail({ to, kind, values, appUrl, messages }: StaffMailInput): Mail | null {
  const t = createTranslator({ locale, messages });
  const known = staffMailKinds.find((one) => one === kind);
  if (!known) return null;
  if (known === 'notices' || known === 'notice-digest') return composeNotices(known, { to, values, appUrl, t });
  const role = (name: string | undefined) => {
    if (name === undefined) return '';
    // A role that administrators made is stored by its name.
    return isBuiltInRole(name) ? t(`role.${name}`) : name;
  };
  const limitOf = (kind: string | undefined) => {
    const found = limitKinds.find((one) => one === kind);
    return found ? t(`securityAlerts.limits.${found}`) : '';
  };
  const texts = {
    person: values.person ?? '',
    actor: values.actor ?? t('staffMail.command'),
    from: role(values.from),
    to: role(values.to),
    browser: values.browser || t('sessions.unknown'),
    address: values.address ?? t('sessions.unknown'),
    at: values.at ? formatDateTime(values.at, reader) : '',
    failures: values.failures ?? '',
    limit: limitOf(values.limit),
    line: values.line ?? '',
  };
  const blocks = [t('staffMail.greeting', { name: to.name }), t(`staffMail.${known}.text`, texts), t('staffMail.end', { link: appUrl })];
  return { to, subject: t(`staffMail.${known}.subject`, texts), text: `${blocks.join('\n\n')}\n` };
}

interface NoticesInput extends Pick<StaffMailInput, 'to' | 'values' | 'appUrl'> {
  readonly t: ReturnType<typeof createTranslator<Messages>>;
}

/** Kinds and links alone: a mail may be read by others. */
function composeNotices(kind: 'notices' | 'notice-digest', { to, values, appUrl, t }: NoticesInput): Mail {
  const items = mailedNotices.read(values).map(({ kind: one, subject, detail }) => {
    const text = t(`notices.text.${one}`);
    const line = detail === null ? text : t('notices.textWithDetail', { text, detail: t(`notices.detail.${detail}`) });
    return `${line}\n${appUrl}${noticePath(one, subject, detail)}`;
  });
  const counted = countedNotices.read(values);
  const total = kind === 'notices' ? items.length : counted.reduce((sum, { count }) => sum + count, 0);
  const lines = counted.map(({ kind: one, count }) => t('staffMail.notice-digest.line', { text: t(`notices.text.${one}`), count }));
  const [first] = mailedNotices.read(values);
  const single = items.length === 1 && first ? t(`notices.text.${first.kind}`) : null;
  const blocks = [
    t('staffMail.greeting', { name: to.name }),
    ...(kind === 'notices' ? items : [t('staffMail.notice-digest.text'), lines.join('\n')]),
    t('staffMail.noticesEnd', { all: `${appUrl}/notices`, settings: `${appUrl}/settings/notices` }),
  ];
  const subject = single === null ? t(`staffMail.${kind}.subject`, { count: total }) : t('staffMail.noticeSubject', { text: single });
  return { to, subject, text: `${blocks.join('\n\n')}\n` };
}

/** The mail with a link to choose a password. Sent to the account's owner only, and never stored. */
export function composeLinkMail(
  to: Mail['to'],
  link: { kind: 'welcome' | 'reset'; address: string; expiresAt: Date },
  messages: Messages,
): Mail {
  const t = createTranslator({ locale, messages });
  const until = formatDateTime(link.expiresAt.toISOString(), reader);
  const blocks = [
    t('staffMail.greeting', { name: to.name }),
    t(`staffMail.${link.kind}.text`, { until }),
    link.address,
    t('staffMail.unasked'),
  ];
  return { to, subject: t(`staffMail.${link.kind}.subject`), text: `${blocks.join('\n\n')}\n` };
}
