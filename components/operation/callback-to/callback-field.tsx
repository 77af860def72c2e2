'use client';

import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { Select } from '@/components/ui/fields/select';
import { useMerchantHost } from './merchant-host';

type CallbackFieldProps = { value: string; onChange: (value: string) => void };

/** Choice of the callback address of what is created, for the service accepts one only; hidden where there is only ours. */
export function CallbackField({ value, onChange }: CallbackFieldProps) {
  const t = useTranslations('operation.callbackTo');
  const host = useMerchantHost();
  if (host === null) return null;
  const isOffice = value === 'office';
  return (
    <Field label={t('label')} help={t(isOffice ? 'officeHelp' : 'merchantHelp')}>
      {(control) => (
        <Select {...control} name="callbackTo" value={isOffice ? 'office' : 'merchant'} onChange={(event) => onChange(event.target.value)}>
          <option value="merchant">{t('merchant', { host })}</option>
          <option value="office">{t('office')}</option>
        </Select>
      )}
    </Field>
  );
}

/** The part of the choice that is sent; nothing where there was no choice. */
export function callbackChoice(host: string | null, value: string) {
  if (host === null) return {};
  return { callbackTo: value === 'office' ? ('office' as const) : ('merchant' as const) };
}
