import type { ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import { Empty } from '@/components/feedback/empty';
import { ButtonLink } from '@/components/ui/button-link';
import { type Permission, roleMay, rolesWith } from '@/lib/contracts/permission';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageCaller } from '@/lib/server/page/page-caller';
import { pageLocale } from '@/lib/server/page/preferences';

/** Shows its page to who may see it, and to everyone else says whose page it is. What is inside is not even begun. */
export async function Guard({ permission, children }: { permission: Permission; children: ReactNode }) {
  const caller = await pageCaller();
  if (roleMay(caller.role, permission)) return children;
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale) });
  const roles = rolesWith(permission).map((role) => t(`role.${role}`));
  return (
    <Empty heading="h1" title={t('access.title')} action={<ButtonLink href="/">{t('access.home')}</ButtonLink>}>
      {t('access.text', { role: t(`role.${caller.role}`), roles: new Intl.ListFormat(locale).format(roles) })}
    </Empty>
  );
}
