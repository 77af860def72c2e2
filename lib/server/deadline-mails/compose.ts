import 'server-only';
import { createTranslator } from 'use-intl/core';
import { formatDateTime } from '@/lib/format/date-text';
import type { DisplaySettings } from '@/lib/format/display-settings';
import { serviceZone } from '@/lib/format/zone';
import type { Messages } from '@/lib/messages/load-messages';
import type { Mail } from '@/lib/server/mail/mailer';
import type { NearCase } from './near-cases';

/** The language is of a browser, not of a person: mail is in Portuguese, and by the clock of the business. */
const reader = { locale: 'pt-BR', zone: serviceZone } as const satisfies DisplaySettings;

type Letter = { readonly to: Mail['to']; readonly cases: readonly NearCase[]; readonly appUrl: string; readonly messages: Messages };

/**
 * One mail for all cases that passed a limit. It may be read anywhere by anybody: it names cases by their protocol and says nothing of
 * people or money.
 */
export function composeMail({ to, cases, appUrl, messages }: Letter): Mail {
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

/** Nobody knows when those without a deadline end: they come first. */
function timeOf({ band, deadline }: NearCase): number {
  return band === 'none' ? Number.MIN_SAFE_INTEGER : Date.parse(deadline);
}

/** A protocol is text of the service's: it stays on its line and short. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 60);
}
