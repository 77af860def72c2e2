'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { Sheet } from '@/components/ui/overlay/sheet';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { dataSubjects, type SubjectKind, subjectKinds } from '@/lib/contracts/office/privacy/data-subjects';

/** Asks whom to search. What is typed goes in a body, is never kept in the browser, and is shown shortened afterwards. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('dataSubjects');
  const formId = useId();
  const [empty, setEmpty] = useState(0);
  const search = useEndpointMutation(dataSubjects.search);
  const problem = search.error?.problem;
  const refusalOf = (field: string) => problem?.details.find((detail) => detail.field === field);

  const errorOf = (kind: SubjectKind) => {
    const refusal = refusalOf(kind);
    return refusal && t(refusal.reason === 'own' ? 'own' : `wrong.${kind}`);
  };

  const submit = (data: FormData) => {
    const typed = subjectKinds.map((kind) => [kind, String(data.get(kind) ?? '').trim()] as const).filter(([, text]) => text !== '');
    setEmpty(typed.length === 0 ? empty + 1 : 0);
    if (typed.length > 0) search.mutate({ body: Object.fromEntries(typed) }, { onSuccess: onClose });
  };

  return (
    <Sheet open onClose={onClose} title={t('searchTitle')}>
      <OverlayBody>
        <Form id={formId} onSubmit={submit} failure={empty || problem}>
          <p className="text-cell text-muted">{t('searchText')}</p>
          {subjectKinds.map((kind, at) => (
            <Field
              key={kind}
              label={t(kind)}
              help={kind === 'name' ? t('nameHelp') : undefined}
              error={errorOf(kind) ?? (empty > 0 && at === 0 ? t('atLeastOne') : undefined)}
            >
              {(control) => (
                <Input {...control} name={kind} type={kind === 'email' ? 'email' : 'text'} maxLength={140} autoComplete="off" />
              )}
            </Field>
          ))}
          {problem && !subjectKinds.some(refusalOf) && <ProblemView isWrite problem={problem} />}
        </Form>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Submit form={formId} pending={search.isPending}>
          {t('submit')}
        </Submit>
      </OverlayFooter>
    </Sheet>
  );
}
