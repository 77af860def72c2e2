import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { iconButtonLook } from '@/components/ui/action/icon-button';
import { Icon } from '@/components/ui/icon/icon';
import { Menu, type MenuItem } from '@/components/ui/overlay/menu';

type RowMenuProps = { name: string; items: MenuItem[]; size?: 'small' | 'normal' };

/** The actions of one row of a list. */
export function RowMenu({ name, items, size = 'small' }: RowMenuProps) {
  const t = useTranslations('table');
  return (
    <Menu
      label={t('actionsOf', { name })}
      face={<Icon name="dots" />}
      buttonClassName={clsx(iconButtonLook(size), 'text-faint')}
      align="end"
      late
      items={items}
    />
  );
}
