'use client';

import { useTranslations } from 'use-intl';
import { RecordPage } from '@/components/record-page/record-page';
import { DutyNotes } from '@/components/role/duty-notes';
import { PermissionFacts } from '@/components/role/permission-facts';
import { Badge } from '@/components/ui/data/badge';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useRoleName } from '@/lib/client/role/use-roles';
import { roles } from '@/lib/contracts/office/roles/roles';
import { listPlace } from '@/lib/contracts/pages/list-place';
import type { RecordOf } from '@/lib/contracts/shapes';
import { SeenMenu } from './seen-menu';

type View = RecordOf<'roles.read'>;

/** What the people of a role see and may do. */
export function RoleDetail({ id }: { id: string }) {
  const t = useTranslations('roles');
  return (
    <RecordPage
      list={listPlace('roles')}
      id={id}
      reading={useEndpointQuery(roles.read, { params: { id } })}
      words={{ back: t('title'), notFoundTitle: t('notFoundTitle') }}
      skeleton={<Skeleton className="h-72 w-full max-w-[760px]" />}
    >
      {(view) => <Found view={view} />}
    </RecordPage>
  );
}

function Found({ view }: { view: View }) {
  const t = useTranslations('roles');
  const tView = useTranslations('roleView');
  const { role, pages, start, networks } = view;
  return (
    <>
      <Summary
        kind={t(role.builtIn ? 'builtIn' : 'own')}
        icon="key"
        amount={<span className="text-title">{useRoleName()(role.id, role.name)}</span>}
        badge={
          role.archived && (
            <Badge tone="grey" weight="outlined" icon="cross">
              {t('archivedBadge')}
            </Badge>
          )
        }
        sentence={tView('intro')}
      />
      <div className="grid max-w-[860px] gap-3 pt-5">
        <DutyNotes permissions={role.archived ? [] : role.permissions} />
      </div>
      <div className="max-w-[860px] pt-5">
        <FactGroup title={tView('facts')}>
          <Facts>
            <Fact term={tView('people')}>{t('peopleText', { count: role.people })}</Fact>
            {role.description !== '' && <Fact term={tView('description')}>{role.description}</Fact>}
            <Fact term={tView('settingId')} mono>
              {role.id}
            </Fact>
          </Facts>
        </FactGroup>
        <FactGroup title={tView('menu')}>
          <SeenMenu pages={pages} start={start} />
        </FactGroup>
        <FactGroup title={tView('actions')}>
          <Actions actions={view.actions} />
        </FactGroup>
        <FactGroup title={tView('data')}>
          <PersonalData view={view} />
        </FactGroup>
        <FactGroup title={tView('security')}>
          <Facts>
            <Fact term={tView('secondFactor')}>{tView(view.secondFactor ? 'required' : 'optional')}</Fact>
            <Fact term={tView('networks')} mono={networks !== null}>
              {networks?.join(', ') ?? tView('anywhere')}
            </Fact>
            <Fact term={tView('limits')}>{tView(view.limited ? 'limited' : 'unlimited')}</Fact>
          </Facts>
        </FactGroup>
        <FactGroup title={tView('opens')}>
          <PermissionFacts permissions={role.permissions} />
        </FactGroup>
      </div>
    </>
  );
}

/** What they may do besides reading, and what each asks for. */
function Actions({ actions }: Pick<View, 'actions'>) {
  const t = useTranslations('roleView');
  const tPermission = useTranslations('permission');
  if (actions.length === 0) return <p className="text-cell text-muted">{t('readsOnly')}</p>;
  return (
    <ul className="grid gap-1.5 text-cell">
      {actions.map(({ permission, money, proof, canWait }) => (
        <li key={permission} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="inline-block first-letter:uppercase">{tPermission(permission)}</span>
          {money && (
            <Badge tone="blue" weight="outlined" icon="arrow-out">
              {t('moneyBadge')}
            </Badge>
          )}
          <span className="text-meta text-muted">
            {[...(proof === 'never' ? [] : [t(proof)]), ...(canWait ? [t('canWait')] : [])].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How the data of payers is shown to them, with the data of nobody. */
function PersonalData({ view: { personalData, samples } }: { view: View }) {
  const t = useTranslations('roleView');
  return (
    <div className="grid gap-2">
      <p className="text-cell">{t(personalData)}</p>
      <Facts>
        {samples.map(({ field, shown }) => (
          <Fact key={field} term={t(`samples.${field}`)} mono={field !== 'name'}>
            {shown}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
