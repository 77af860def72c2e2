import { createTranslator } from 'use-intl/core';
import { Empty } from '@/components/feedback/empty';
import { ButtonLink } from '@/components/ui/action/button-link';
import { type Permission, type Role, rolesWith } from '@/lib/contracts/office/permission';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageLocale } from '@/lib/server/page/preferences';

/** Shown instead of a page the person may not see, naming the page. */
export async function AccessNotice({ role, permission }: { role: Role; permission: Permission }) {
  const locale = await pageLocale();
  const t = createTranslator({ locale, messages: await compiledMessages(locale) });
  const roles = rolesWith(permission).map((other) => t(`role.${other}`));
  return (
    <Empty heading="h1" title={t('access.title')} action={<ButtonLink href="/">{t('access.home')}</ButtonLink>}>
      {t('access.text', { role: t(`role.${role}`), roles: new Intl.ListFormat(locale).format(roles) })}
    </Empty>
  );
}
