'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { savedViewLimits, savedViews } from '@/lib/contracts/office/views/saved-views';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { nameProblem } from './name-problem';

type RenameViewProps = { view: { id: string; name: string }; onNotice: (text: string) => void; onClose: () => void };

/** Gives a saved view another name. */
export function RenameView({ view: { id, name }, onNotice, onClose }: RenameViewProps) {
  const t = useTranslations('table.views');
  const change = useEndpointMutation(savedViews.change);
  const problem = change.error?.problem;
  const wrongName = nameProblem(problem);
  const isGone = problem?.errorCode === ownCodes.notFound;
  const submit = (data: FormData) => {
    const chosen = String(data.get('name'));
    const onSuccess = () => {
      onNotice(t('renamed', { name: chosen.trim() }));
      onClose();
    };
    change.mutate({ params: { id }, body: { name: chosen } }, { onSuccess });
  };
  return (
    <Form onSubmit={submit} failure={problem}>
      <Field label={t('newName', { name })} error={isGone ? t('gone') : wrongName && t(wrongName, { max: savedViewLimits.name })}>
        {(control) => <Input {...control} name="name" defaultValue={name} maxLength={savedViewLimits.name} autoComplete="off" autoFocus />}
      </Field>
      {problem && !wrongName && !isGone && <ProblemView isWrite problem={problem} />}
      <div className="flex gap-2">
        <Submit size="small" pending={change.isPending}>
          {t('ok')}
        </Submit>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
