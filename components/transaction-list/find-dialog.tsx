'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { TextLink } from '@/components/ui/action/text-link';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/fields/select';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/use-write';
import type { LookupKey } from '@/lib/contracts/lookup';
import { recogniseSearch } from '@/lib/format/text/search-text';
import { visibleText } from '@/lib/format/text/visible-text';
import { finders } from './finders';

type FindDialogProps = {
  /** Whose page is looked for; its words stand under the name in the messages. */
  of: 'charges' | 'withdrawals' | 'transfers';
  /** The list that shows all that have the same reference or virtual account. */
  listHref?: (key: 'clientReference' | 'virtualAccount', value: string) => string;
  onClose: () => void;
};

const allKeys = ['clientReference', 'id', 'endToEndId', 'virtualAccount'] as const satisfies readonly LookupKey[];

/** Looks one transaction up by exactly one key (interface: GET /pix and its sisters), the key recognised from the text until someone chooses it. */
export function FindDialog({ of, listHref, onClose }: FindDialogProps) {
  const t = useTranslations('find');
  const tOwn = useTranslations(`${of}.find`);
  const router = useRouter();
  const formId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<LookupKey | null>(null);
  const find = useEndpointMutation(finders[of]);
  // A transfer has no end-to-end id, so the service does not look for one by it.
  const keys = of === 'transfers' ? allKeys.filter((known) => known !== 'endToEndId') : allKeys;
  const key = chosen ?? recognised(text);
  const value = visibleText(text);
  const submit = () => {
    if (value) find.mutate({ query: { [key]: value } }, { onSuccess: ({ id }) => router.push(`/${of}/${id}`) });
  };
  const problem = find.error?.problem;
  const missing = problem?.statusCode === 404;
  return (
    <Dialog open onClose={onClose} title={tOwn('title')} description={tOwn('text')}>
      <OverlayBody>
        <Form id={formId} onSubmit={submit} failure={problem}>
          <Field label={t('value')}>
            {(control) => (
              <Input
                {...control}
                name="value"
                autoComplete="off"
                autoFocus
                maxLength={64}
                className="mono"
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  find.reset();
                }}
              />
            )}
          </Field>
          <Field label={t('by')} help={key === 'virtualAccount' ? tOwn('virtualAccountHelp') : undefined}>
            {(control) => (
              <Select {...control} name="by" value={key} onChange={(event) => setChosen(keyNamed(event.target.value))}>
                {keys.map((known) => (
                  <option key={known} value={known}>
                    {t(`keys.${known}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {missing && (
            <Note tone="amber" icon="search" live>
              {tOwn('missing', { key: t(`keys.${key}`) })}{' '}
              {listHref && (key === 'virtualAccount' || key === 'clientReference') && (
                <TextLink href={listHref(key, value)}>{t('inList')}</TextLink>
              )}
            </Note>
          )}
          {problem && !missing && <ProblemView problem={problem} />}
        </Form>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Submit form={formId} pending={find.isPending}>
          {t('submit')}
        </Submit>
      </OverlayFooter>
    </Dialog>
  );
}

function recognised(text: string): LookupKey {
  const { kind } = recogniseSearch(text);
  if (kind === 'endToEndId') return 'endToEndId';
  return kind === 'transactionId' ? 'id' : 'clientReference';
}

function keyNamed(name: string): LookupKey {
  return allKeys.find((known) => known === name) ?? 'clientReference';
}
