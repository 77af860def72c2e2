'use client';

import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { fieldLook } from '@/components/ui/fields/field-look';
import { Input } from '@/components/ui/fields/input';
import { savedPayeeLimits } from '@/lib/contracts/office/saved-payees/saved-payees';

interface Naming {
  readonly name: string;
  readonly note: string;
}

/** What the team calls a payee, and what it wants to know of them. Enter saves here, and never sends the form around it. */
export function PayeeNaming({ given, onChange, onEnter }: { given: Naming; onChange: (next: Naming) => void; onEnter: () => void }) {
  const t = useTranslations('savedPayees');
  return (
    <>
      <Field label={t('name')} error={given.name.trim() === '' ? t('nameMissing') : undefined}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            maxLength={savedPayeeLimits.name}
            value={given.name}
            onChange={(event) => onChange({ ...given, name: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (given.name.trim() !== '') onEnter();
            }}
          />
        )}
      </Field>
      <Field label={t('note')} optional help={t('noteHelp')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={savedPayeeLimits.note}
            value={given.note}
            onChange={(event) => onChange({ ...given, note: event.target.value })}
            className={`${fieldLook()} h-auto resize-y py-2 leading-5`}
          />
        )}
      </Field>
    </>
  );
}
