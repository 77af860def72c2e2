'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { permissions } from '@/lib/contracts/office/permission';
import { dutyConflicts } from '@/lib/contracts/office/roles/duty-conflict';
import { toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

type Change = Approval['changes'][number];

/** What comes or goes as a whole: it has no other value before, or after. */
const single: readonly Change['name'][] = ['permissionsAdded', 'permissionsRemoved', 'dutiesJoined'];
const waits: readonly Change['name'][] = ['firstPaymentWaitHours', 'nightHours'];
const amounts: readonly Change['name'][] = ['payoutsPerDay', 'refundsPerDay', 'newPayeePerDay', 'nightPayouts'];

/** Each setting as it was when its change was asked for, and as it will be; one that stays is said once. */
export function SettingsChanges({ changes }: Pick<Approval, 'changes'>) {
  const t = useTranslations('approval');
  const tPermission = useTranslations('permission');
  const tRoles = useTranslations('roles');
  const locale = useLocale();
  const shown = (name: Change['name'], value: string | null) => {
    if (name === 'enabled' || name === 'archived') return t(value === 'true' ? 'yes' : 'no');
    if (value === null) return t(amounts.includes(name) || waits.includes(name) ? 'notSet' : 'nothing');
    // A name of a permission or of a warning that the product has no more is shown as it is.
    if (name === 'permissionsAdded' || name === 'permissionsRemoved')
      return value
        .split(' ')
        .map((text) => wordOf(permissions, text, tPermission))
        .join(', ');
    if (name === 'dutiesJoined')
      return value
        .split(' ')
        .map((text) => wordOf(dutyConflicts, text, (duty) => tRoles(`dutyNames.${duty}`)))
        .join(', ');
    return amounts.includes(name) ? formatReais(toReais(value), locale) : value;
  };
  if (changes.length === 0) return null;
  return (
    <FactGroup title={t('changes')}>
      <Facts>
        {changes.map(({ name, before, after }) => (
          <Fact key={name} term={t(`settings.${name}`)}>
            <span className="numbers">
              {before === after ? (
                shown(name, after)
              ) : single.includes(name) ? (
                <strong>{shown(name, after ?? before)}</strong>
              ) : (
                <>
                  <span className="text-muted">{shown(name, before)}</span> → <strong>{shown(name, after)}</strong>
                </>
              )}
            </span>
          </Fact>
        ))}
      </Facts>
    </FactGroup>
  );
}

function wordOf<T extends string>(known: readonly T[], text: string, word: (one: T) => string): string {
  const found = known.find((one) => one === text);
  return found === undefined ? text : word(found);
}
