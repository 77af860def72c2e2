'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/fields/select';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { chatForms, chatKinds, teamChat } from '@/lib/contracts/office/notices/team-chat';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { StoredChat } from './chat-state';

type ChatFormProps = { chat: StoredChat | null; hosts: readonly string[]; onSaved: () => void };

interface Wrong {
  readonly url: boolean;
  readonly kinds: boolean;
}

/** The address of the chat, what it calls a text, and what it is told. An address that is stored is never shown: a field that is left empty keeps it. */
export function ChatForm({ chat, hosts, onSaved }: ChatFormProps) {
  const t = useTranslations('teamChat');
  const tNotices = useTranslations('notices');
  const save = useEndpointMutation(teamChat.save);
  const [wrong, setWrong] = useState<Wrong>();
  const keeps = chat !== null && chat.endedAt === null;
  const problem = save.error?.problem;
  const isRefused = problem?.errorCode === ownCodes.hostNotAllowed || problem?.details.some(({ field }) => field === 'url');

  const submit = (data: FormData) => {
    if (save.isPending) return;
    const url = String(data.get('url')).trim();
    const form = chatForms.find((one) => one === data.get('form')) ?? 'text';
    const kinds = chatKinds.filter((kind) => data.getAll('kinds').includes(kind));
    const found = { url: url === '' ? !keeps : !isAllowed(url, hosts), kinds: kinds.length === 0 };
    const isWrong = found.url || found.kinds;
    setWrong(isWrong ? found : undefined);
    if (!isWrong) save.mutate({ body: { ...(url !== '' && { url }), form, kinds } }, { onSuccess: onSaved });
  };

  return (
    <Form onSubmit={submit} failure={wrong ?? problem}>
      <Field
        label={t('url')}
        optional={keeps}
        help={t(keeps ? 'urlKept' : 'urlHelp', { hosts: hosts.join(', ') })}
        error={wrong?.url || isRefused ? t('urlWrong', { hosts: hosts.join(', ') }) : undefined}
      >
        {(control) => <Input {...control} name="url" type="url" inputMode="url" autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={t('form')} help={t('formHelp')}>
        {(control) => (
          <Select {...control} name="form" defaultValue={chat?.form ?? 'text'}>
            {chatForms.map((form) => (
              <option key={form} value={form}>
                {t(`forms.${form}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset aria-describedby={wrong?.kinds ? 'chat-kinds-wrong' : undefined}>
        <legend className="mb-2 font-medium">{t('kinds')}</legend>
        <div className="grid gap-2">
          {chatKinds.map((kind) => (
            <Checkbox
              key={kind}
              name="kinds"
              value={kind}
              defaultChecked={chat?.kinds.includes(kind)}
              aria-invalid={wrong?.kinds || undefined}
            >
              {tNotices(`text.${kind}`)}
            </Checkbox>
          ))}
        </div>
        <p id="chat-kinds-wrong" aria-live="polite" className="mt-1.5 text-meta text-red empty:hidden">
          {wrong?.kinds ? t('kindsWrong') : ''}
        </p>
      </fieldset>
      {problem && !isRefused && <ProblemView isWrite problem={problem} />}
      <div>
        <Submit pending={save.isPending}>{t('save')}</Submit>
      </div>
    </Form>
  );
}

function isAllowed(text: string, hosts: readonly string[]): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && hosts.includes(new URL(text).host);
}
