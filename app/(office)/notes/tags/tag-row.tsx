'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { TagChip } from '@/components/record-note/tags/tag-chip';
import { tagRefusal } from '@/components/record-note/tags/tag-refusal';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { tagLimits } from '@/lib/contracts/office/notes/tag-limits';
import { tags } from '@/lib/contracts/office/notes/tags';
import type { Tag } from '@/lib/contracts/office/notes/tags.shape';

/** One tag with what can be done with it. Another name holds for all its records; an archived one stays on them and is offered no more. */
export function TagRow({ tag, onNotice }: { tag: Tag; onNotice: (text: string) => void }) {
  const t = useTranslations('taggedRecords.dialog');
  const tTags = useTranslations('recordNotes.tags');
  const [state, setState] = useState<'shown' | 'renaming' | 'renamed'>('shown');
  const change = useEndpointMutation(tags.change);
  const { id, name, archived, version, records } = tag;
  const refusal = tagRefusal(change.error?.problem);
  const save = (next: { name: string; archived: boolean }, done: string) =>
    change.mutate(
      { params: { id }, body: { ...next, version } },
      {
        onSuccess: () => {
          onNotice(done);
          setState('renamed');
        },
      },
    );
  const rename = (data: FormData) => {
    const typed = String(data.get('name'));
    save({ name: typed, archived }, t('renamed', { name: typed.trim() }));
  };
  return (
    <li className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <TagChip name={name} />
        <span className="numbers text-meta text-muted">
          {t('records', { count: records })}
          {archived && ` · ${t('archived')}`}
        </span>
      </p>
      {state === 'renaming' ? (
        <Form onSubmit={rename} failure={change.error?.problem}>
          <Field label={t('newName', { name })} error={refusal ? tTags(`refusal.${refusal.reason}`, { max: refusal.max }) : undefined}>
            {(control) => (
              <Input {...control} name="name" required defaultValue={name} maxLength={tagLimits.name} autoComplete="off" autoFocus />
            )}
          </Field>
          <div className="flex gap-2">
            <Submit size="small" pending={change.isPending}>
              {t('ok')}
            </Submit>
            <Button size="small" onClick={() => setState('renamed')}>
              {t('cancel')}
            </Button>
          </div>
        </Form>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" autoFocus={state === 'renamed'} aria-label={t('renameOf', { name })} onClick={() => setState('renaming')}>
            {t('rename')}
          </Button>
          <Button
            size="small"
            waiting={change.isPending}
            aria-label={t(archived ? 'restoreOf' : 'archiveOf', { name })}
            onClick={() => save({ name, archived: !archived }, t(archived ? 'restored' : 'wasArchived', { name }))}
          >
            {t(archived ? 'restore' : 'archive')}
          </Button>
        </div>
      )}
      {change.error && !refusal && <ProblemView isWrite problem={change.error.problem} />}
    </li>
  );
}
