'use client';

import type { ComponentProps } from 'react';
import { fieldLook } from '@/components/ui/fields/field-look';
import { noteLimits } from '@/lib/contracts/office/notes/note-limits';

/** Where a note is written. Ctrl or Cmd with Enter does what the form's button does. */
export function NoteText(props: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={3}
      maxLength={noteLimits.text}
      className={`${fieldLook()} h-auto resize-y py-2 leading-5`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      {...props}
    />
  );
}
