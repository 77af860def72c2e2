import { createTranslator } from 'use-intl/core';
import { Empty } from '@/components/feedback/empty';
import { ButtonLink } from '@/components/ui/action/button-link';
import { isBuiltInRole, type Permission } from '@/lib/contracts/office/permission';
import { startPage } from '@/lib/contracts/pages/navigation';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageLocale } from '@/lib/server/page/preferences';
import { rolesThatMay } from '@/lib/server/roles/role-access';
import { services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** Shown instead of a page the person may not see, naming the page and the roles that open it. */
export async function AccessNotice({ caller, permission }: { caller: Caller; permission: Permission }) {
  const [locale, able] = await Promise.all([pageLocale(), rolesThatMay(services().db, permission)]);
  const t = createTranslator({ locale, messages: await compiledMessages(locale) });
  const nameOf = ({ role, roleName }: Pick<Caller, 'role' | 'roleName'>) => (isBuiltInRole(role) ? t(`role.${role}`) : (roleName ?? role));
  return (
    <Empty heading="h1" title={t('access.title')} action={<ButtonLink href={startPage(caller.permissions)}>{t('access.home')}</ButtonLink>}>
      {t('access.text', { role: nameOf(caller), roles: new Intl.ListFormat(locale).format(able.map(nameOf)) })}
    </Empty>
  );
}
