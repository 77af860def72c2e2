'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { toReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';

type Change = Approval['changes'][number];

const amounts: readonly Change['name'][] = ['payoutsPerDay', 'refundsPerDay', 'newPayeePerDay', 'nightPayouts'];

/** Each setting as it was when its change was asked for, and as it will be; one that stays is said once. */
export function SettingsChanges({ changes }: Pick<Approval, 'changes'>) {
  const t = useTranslations('approval');
  const locale = useLocale();
  const shown = (name: Change['name'], value: string | null) => {
    if (name === 'enabled') return t(value === 'true' ? 'yes' : 'no');
    if (value === null) return t('notSet');
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
