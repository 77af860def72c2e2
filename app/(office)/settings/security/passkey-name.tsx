'use client';

import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { secondFactor } from '@/lib/contracts/office/second-factor/second-factor';

/** Gives a passkey another name. */
export function PasskeyName({ passkey, onClose }: { passkey: { id: string; name: string }; onClose: () => void }) {
  const t = useTranslations('security');
  const rename = useEndpointMutation(secondFactor.renamePasskey);
  const submit = (data: FormData) =>
    rename.mutate({ params: { id: passkey.id }, body: { name: String(data.get('name')) } }, { onSuccess: onClose });
  return (
    <Form onSubmit={submit} failure={rename.error}>
      <Field label={t('passkeyName')} error={rename.error ? t('passkeyNameHelp') : undefined}>
        {(control) => <Input {...control} name="name" defaultValue={passkey.name} required maxLength={60} autoComplete="off" autoFocus />}
      </Field>
      <div className="flex gap-2">
        <Submit size="small" pending={rename.isPending}>
          {t('save')}
        </Submit>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
