'use client';

import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasCardNumber } from '@/lib/format/card/card-number-in-text';

/** The warning about a card number in a text while it is typed. Spread `watch` on the element around its control. */
export function useCardNumber() {
  const t = useTranslations('form');
  const [found, setFound] = useState(false);
  return {
    watch: { onInput: ({ target }: FormEvent) => setFound(holdsCardNumber(target)) },
    error: found ? t('cardNumber') : undefined,
  };
}

/** The first field of a form that holds a card number and may not: it is not sent. */
export function fieldWithCardNumber(form: HTMLFormElement): HTMLElement | null {
  return Array.from(form.elements).find((field): field is HTMLElement => holdsCardNumber(field)) ?? null;
}

/** Passwords are not checked, and fields for a card or a code opt out. */
function holdsCardNumber(field: EventTarget): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  return field.type !== 'password' && field.type !== 'hidden' && field.dataset.takes !== 'code' && hasCardNumber(field.value);
}
