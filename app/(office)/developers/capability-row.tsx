'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { CapabilityState } from '@/lib/contracts/office/developers/capabilities';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

type Capability = RecordOf<'developers.capabilities'>['items'][number];

const looks: Record<CapabilityState | 'not-granted', BadgeLook> = {
  allowed: { tone: 'green', weight: 'outlined', icon: 'check' },
  'not-granted': { tone: 'grey', weight: 'tinted', icon: 'lock' },
  unknown: { tone: 'grey', weight: 'outlined', icon: 'info' },
  'not-enabled': { tone: 'amber', weight: 'tinted', icon: 'cross' },
  blocked: { tone: 'red', weight: 'tinted', icon: 'lock' },
  failing: { tone: 'amber', weight: 'tinted', icon: 'triangle' },
};

interface CapabilityRowProps {
  readonly capability: Capability;
  readonly outgoingAddress: string | null;
}

/** One capability: whether the account has it and the person may use it here, since when that is known, and what to do about it. */
export function CapabilityRow({ capability, outgoingAddress }: CapabilityRowProps) {
  const t = useTranslations('developers');
  const { name, state, granted, code } = capability;
  const usable = state === 'allowed' || state === 'unknown';
  const shown = usable && !granted ? 'not-granted' : state;
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-[1fr_auto]">
      <p className="font-medium">{t(`names.${name}`)}</p>
      <p className="flex items-center gap-2 sm:justify-end">
        {code && <span className="mono text-meta text-muted">{code}</span>}
        <Badge {...looks[shown]}>{t(`states.${shown}`)}</Badge>
      </p>
      <p className="text-cell text-muted sm:col-span-2">
        <Explanation capability={capability} outgoingAddress={outgoingAddress} />
      </p>
    </li>
  );
}

/** What to do, and how it is known. */
function Explanation({ capability: { state, reason, at, granted, permission, roles }, outgoingAddress }: CapabilityRowProps) {
  const t = useTranslations('developers');
  const tRole = useTranslations('role');
  const tPermission = useTranslations('permission');
  const settings = useDisplaySettings();
  const locale = useLocale();
  const time = at && formatDateTime(at, settings);
  if (reason) {
    const address = outgoingAddress ?? t('reasons.addressUnknown');
    return [t(`reasons.${reason}`, { address }), time && t('learnedRefused', { at: time })].filter(Boolean).join(' ');
  }
  const learned = time ? t('learnedAllowed', { at: time }) : t(state === 'allowed' ? 'saidByAccount' : 'never');
  if (granted) return `${learned} ${t('here')}`;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(roles.map((role) => tRole(role)));
  const who = roles.length > 0 ? t('notGranted', { roles: names }) : t('notGrantedNobody', { permission: tPermission(permission) });
  return `${who} ${learned}`;
}
