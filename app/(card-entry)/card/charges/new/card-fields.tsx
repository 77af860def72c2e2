'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { Input } from '@/components/ui/fields/input';
import type { CardPart } from './read-card';
import type { CardInputs } from './use-card-inputs';

/** Looks of each part. Without a name no browser sends a field, and with `off` none offers to keep it. */
const looks = {
  number: { inputMode: 'numeric', maxLength: 30, className: 'numbers', 'data-takes': 'code' },
  holder: { maxLength: 80, autoCapitalize: 'characters' },
  expiration: { inputMode: 'numeric', maxLength: 9, className: 'numbers' },
  cvv: { inputMode: 'numeric', maxLength: 4, className: 'numbers' },
} as const satisfies Record<CardPart, ComponentProps<'input'> & { 'data-takes'?: 'code' }>;

export function CardFields({
  fields,
  known,
  emptied,
  onType,
  onLeave,
}: Pick<CardInputs, 'fields' | 'known' | 'emptied' | 'onType' | 'onLeave'>) {
  const t = useTranslations('cardEntry.card');
  // Every part has its help: where an error takes its place, nothing moves from under the pointer.
  const part = (name: CardPart, help: string) => (
    <Field
      label={t(name)}
      help={help}
      error={known.fieldErrors.includes(name) ? t(`errors.${name}`, { digits: known.codeLength ?? 3 }) : undefined}
      aside={name === 'number' && known.brand}
    >
      {(control) => (
        <Input
          {...control}
          {...looks[name]}
          data-part={name}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onInput={onType}
          onBlur={({ target }) => {
            if (target.value !== '') onLeave(name);
          }}
        />
      )}
    </Field>
  );
  return (
    <fieldset ref={fields} className="grid gap-5 rounded-lg border border-line bg-surface p-4">
      <legend className="sr-only">{t('title')}</legend>
      <p role="status" className="text-cell text-muted empty:hidden">
        {emptied && t('emptied')}
      </p>
      {part('number', t('numberHelp'))}
      {part('holder', t('holderHelp'))}
      <div className="grid grid-cols-2 items-start gap-4">
        {part('expiration', t('expirationHelp'))}
        {part('cvv', t('cvvHelp', { digits: known.codeLength ?? 3 }))}
      </div>
    </fieldset>
  );
}
