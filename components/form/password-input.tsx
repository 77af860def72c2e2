'use client';

import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/action/icon-button';
import { Input } from '@/components/ui/fields/input';

/** A password that can be looked at while typing. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const t = useTranslations('form');
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-11" />
      <span className="absolute inset-y-0 right-1.5 flex items-center">
        <IconButton icon={shown ? 'eye-off' : 'eye'} label={t(shown ? 'hidePassword' : 'showPassword')} onClick={() => setShown(!shown)} />
      </span>
    </span>
  );
}
