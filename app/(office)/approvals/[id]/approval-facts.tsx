'use client';

import { useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/action/text-link';
import { Badge } from '@/components/ui/data/badge';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { useRoles } from '@/lib/client/role/use-roles';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { formatDateTime, formatDateTimeSeconds, formatDay } from '@/lib/format/date-text';
import { AccountFacts } from './account-facts';
import { RequestFiles } from './request-files';
import { RuleChange } from './rule-change';
import { SettingsChanges } from './settings-changes';

const isWords: readonly Approval['facts'][number]['name'][] = ['rule', 'active', 'limits-of', 'role', 'planned-for'];

/** The request as it was frozen, what it does to the account, who asked and decided, and the rules that hold it. */
export function ApprovalFacts({ approval }: { approval: Approval }) {
  const t = useTranslations('approval');
  const { nameOf } = useRoles();
  const settings = useDisplaySettings();
  const factText = (name: Approval['facts'][number]['name'], value: string) => {
    if (name === 'limits-of') return nameOf(value);
    if (name === 'planned-for') return formatDay(value, settings.locale);
    return name === 'active' ? t(value === 'true' ? 'yes' : 'no') : value;
  };
  const { holder, payTo, description, facts, maker, createdAt, lapsesAt, decidedAt, operationId, transactionId, requestHash } = approval;
  return (
    <>
      <FactGroup title={t('request')}>
        <Facts>
          {holder && <Fact term={t('holder')}>{holderText(holder)}</Fact>}
          {payTo && (
            <Fact term={t('payTo')} mono>
              {payTo}
            </Fact>
          )}
          {description && <Fact term={t('description')}>{description}</Fact>}
          {facts.map(({ name, value }) => (
            <Fact key={name} term={t(`facts.${name}`)} mono={!isWords.includes(name)}>
              {factText(name, value)}
            </Fact>
          ))}
          <Fact term={t('hash')} mono>
            {requestHash.slice(0, 16)}
          </Fact>
        </Facts>
      </FactGroup>
      <RequestFiles approval={approval} />
      <RuleChange rule={approval.rule} ruleBefore={approval.ruleBefore} />
      <SettingsChanges changes={approval.changes} />
      <AccountFacts approval={approval} />
      <FactGroup title={t('people')}>
        <Facts>
          <Fact term={t('maker')}>{maker}</Fact>
          <Fact term={t('createdAt')}>{formatDateTimeSeconds(createdAt, settings)}</Fact>
          <Fact term={t('lapsesAt')}>{formatDateTime(lapsesAt, settings)}</Fact>
          {approval.votes.map(({ staff, verdict, at }) => (
            <Fact key={staff + at} term={t(`verdict.${verdict}`)}>
              {t('voteOf', { person: staff, at: formatDateTimeSeconds(at, settings) })}
            </Fact>
          ))}
          {decidedAt && <Fact term={t('decidedAt')}>{formatDateTimeSeconds(decidedAt, settings)}</Fact>}
          {operationId && (
            <Fact term={t('result')}>
              <TextLink href={transactionId ? `/transactions/${transactionId}` : `/operations/${operationId}`}>
                {transactionId ?? t('operation')}
              </TextLink>
            </Fact>
          )}
        </Facts>
      </FactGroup>
      <FactGroup title={t('rules')}>
        <Requirements requirements={approval.requirements} />
      </FactGroup>
    </>
  );
}

/** Each rule with why it applies, how many it needs and how many it has. */
function Requirements({ requirements }: Pick<Approval, 'requirements'>) {
  const t = useTranslations('approval');
  const { nameOf } = useRoles();
  return (
    <ul className="grid gap-3 text-cell">
      {requirements.map(({ rule, version, title, triggers, needed, given, roles }) => (
        <li key={`${rule}@${version} ${triggers.join()} ${roles.join()}`} className="grid gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{title || t('ruleOfRules')}</span>
            <Badge tone={given >= needed ? 'green' : 'blue'} weight="outlined" icon={given >= needed ? 'check' : 'hourglass'}>
              {t('given', { given, needed })}
            </Badge>
          </span>
          <span className="text-muted">
            {t('because', {
              triggers: triggers.map((trigger) => t(`trigger.${trigger}`)).join(', '),
              roles: roles.map(nameOf).join(', '),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function holderText({ name, document, institutionName }: Holder): string {
  return [name, document, institutionName].filter(Boolean).join(' · ');
}
