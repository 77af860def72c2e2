import 'server-only';
import { createTranslator } from 'use-intl/core';
import { formatDateTime } from '@/lib/format/date-text';
import type { DisplaySettings } from '@/lib/format/display-settings';
import { serviceZone } from '@/lib/format/zone';
import type { Messages } from '@/lib/messages/load-messages';
import type { Mail } from '@/lib/server/mail/mailer';
import type { NearCase } from './near-cases';

/** Language belongs to a browser, not to a person: mails are in Portuguese, with times in the business zone. */
const reader = { locale: 'pt-BR', zone: serviceZone } as const satisfies DisplaySettings;

type DeadlineMailInput = {
  readonly to: Mail['to'];
  readonly cases: readonly NearCase[];
  readonly appUrl: string;
  readonly messages: Messages;
};

/**
 * One mail for all cases that passed a limit. A mail may be read by others, so it names cases by their protocol and says nothing of people
 * or money.
 */
export function composeMail({ to, cases, appUrl, messages }: DeadlineMailInput): Mail {
  const t = createTranslator({ locale: reader.locale, messages });
  const sorted = cases.toSorted((a, b) => timeOf(a) - timeOf(b));
  const at = ({ deadline }: NearCase) => formatDateTime(deadline, reader);
  const inWords = (one: NearCase) => {
    if (one.band === 'none') return t('deadlineMail.none');
    return t(one.band === 'late' ? 'deadlineMail.late' : 'deadlineMail.by', { within: t(`alerts.within.${one.band}`), at: at(one) });
  };
  const soonest = sorted.find(({ band }) => band !== 'late' && band !== 'none') ?? sorted.find(({ band }) => band === 'late');
  const when = soonest
    ? t(soonest.band === 'late' ? 'deadlineMail.subjectLate' : 'deadlineMail.subjectBy', { at: at(soonest) })
    : t('deadlineMail.none');
  const blocks = [
    t('deadlineMail.greeting', { name: to.name }),
    t('deadlineMail.lead', { count: sorted.length }),
    ...sorted.map((one) => {
      const { id, protocol } = one.infraction;
      return `${oneLine(protocol ?? id)}: ${inWords(one)}\n${appUrl}/infractions/${encodeURIComponent(id)}`;
    }),
    t('deadlineMail.queue', { link: `${appUrl}/infractions` }),
    t('deadlineMail.why', { link: `${appUrl}/settings/notices` }),
  ];
  return { to, subject: t('deadlineMail.subject', { count: sorted.length, when }), text: `${blocks.join('\n\n')}\n` };
}

/** Cases without a deadline are the most urgent: they come first. */
function timeOf({ band, deadline }: NearCase): number {
  return band === 'none' ? Number.MIN_SAFE_INTEGER : Date.parse(deadline);
}

/** A protocol is text of the service: shortened and kept on one line. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 60);
}
