'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { Segmented } from '@/components/ui/fields/segmented';
import { PayeeCard } from './lazy-payee-card';
import { SavedPayeeLine } from './saved/lazy-saved-payee-line';
import { SavedPayeesButton } from './saved/saved-payees-button';
import type { useKey } from './use-key';

type KeyFieldProps = {
  state: ReturnType<typeof useKey>;
  error?: string;
  missing: boolean;
  /** Whether saved payees are offered, and the one that is found can be saved. */
  saves?: boolean;
};

/** The key, its type as it was recognised, the look-up that only a press makes, and whoever it found. */
export function KeyField({ state, error, missing, saves = false }: KeyFieldProps) {
  const t = useTranslations('withdrawalForm');
  const tTypes = useTranslations('pixKeyTypes');
  const { text, readings, key, payee, problem } = state;
  useEffect(() => PayeeCard.preload(), []);
  const unread = text.trim() !== '' && readings.length === 0;
  const help = key
    ? t('recognised', { type: tTypes(key.pixType) })
    : readings.length > 1
      ? t('twoTypes')
      : unread
        ? t('noKey')
        : t('keyHelp');
  return (
    <>
      <Field label={t('key')} help={help} error={error} aside={saves && <SavedPayeesButton onPick={state.pick} />}>
        {(control) => (
          <span className="flex flex-wrap items-center gap-2">
            <Input
              {...control}
              value={text}
              onChange={(event) => state.type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || payee) return;
                event.preventDefault();
                state.lookUp();
              }}
              autoComplete="off"
              spellCheck={false}
              maxLength={120}
              autoFocus
              className="min-w-56 flex-1"
            />
            <Button
              waiting={state.isLooking}
              variant={payee ? undefined : 'primary'}
              blocked={key ? undefined : t('keyFirst')}
              onClick={state.lookUp}
            >
              {t(payee ? 'lookUpAgain' : 'lookUp')}
            </Button>
          </span>
        )}
      </Field>
      {readings.length > 1 && (
        <Segmented
          legend={t('twoTypes')}
          name="pixType"
          value={key?.pixType ?? ''}
          options={readings.map(({ pixType }) => ({ value: pixType, label: tTypes(pixType) }))}
          onChange={(chosen) => {
            const reading = readings.find(({ pixType }) => pixType === chosen);
            if (reading) state.choose(reading.pixType);
          }}
        />
      )}
      {problem && <ProblemView problem={problem} />}
      {payee && <PayeeCard payee={payee} confirmation={state.confirmation} hasHistory missing={missing} />}
      {saves && payee && key && <SavedPayeeLine key={payee.lookup} payee={payee} of={key} />}
    </>
  );
}
