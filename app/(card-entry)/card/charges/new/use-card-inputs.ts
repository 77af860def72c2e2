'use client';

import { useEffect, useRef, useState } from 'react';
import { serverNow } from '@/lib/client/clock/server-clock';
import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { type CardPart, cardParts, readCard, type TypedCard } from './read-card';
import { useWhenUnattended } from './use-when-unattended';

/** What may be known of the card outside its fields. */
interface CardFacts {
  readonly brand: string | null;
  readonly codeLength: number | null;
  readonly lastFour: string | null;
  /** Parts whose error is shown: their field lost focus, or a submit was tried. */
  readonly fieldErrors: readonly CardPart[];
}

const nothing: CardFacts = { brand: null, codeLength: null, lastFour: null, fieldErrors: [] };

/**
 * The card stands in its four fields and nowhere else: no state, no store, no name by which a browser would send or restore them. They are
 * read when something is to be said of them, and when the card is sent; they are emptied when the page is left, and when nobody is at it.
 */
export function useCardInputs() {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [known, setKnown] = useState(nothing);
  const [emptied, setEmptied] = useState(false);
  const [left, setLeft] = useState<readonly CardPart[]>([]);

  const read = () => readCard(typedIn(fields.current), businessDay(new Date(serverNow()), serviceZone));
  const publish = (parts: readonly CardPart[]) => {
    const { brand, codeLength, lastFour, fieldErrors } = read();
    setKnown({ brand, codeLength, lastFour, fieldErrors: parts.filter((part) => fieldErrors[part]) });
  };

  const isFilled = () => cardParts.some((part) => inputOf(fields.current, part)?.value);
  const forget = () => {
    emptyInputs(fields.current);
    setLeft([]);
    setKnown(nothing);
  };
  useWhenUnattended(() => {
    if (!isFilled()) return;
    forget();
    setEmptied(true);
  });
  useEffect(() => {
    const empty = () => emptyInputs(fields.current);
    window.addEventListener('pagehide', empty);
    return () => window.removeEventListener('pagehide', empty);
  }, []);

  return {
    fields,
    known,
    /** They were emptied because nobody was at the page, and nothing was typed since. */
    emptied,
    onType: () => {
      setEmptied(false);
      publish(left);
    },
    onLeave: (part: CardPart) => {
      const parts = [...left.filter((other) => other !== part), part];
      setLeft(parts);
      publish(parts);
    },
    /** Says all that is wrong; whether nothing is. */
    judge: () => {
      setLeft(cardParts);
      publish(cardParts);
      return read().card !== null;
    },
    /** The card, to be sent at once and kept nowhere; null while something is wrong with it. */
    take: () => read().card,
    clear: forget,
  };
}

export type CardInputs = ReturnType<typeof useCardInputs>;

function inputOf(fields: HTMLFieldSetElement | null, part: CardPart): HTMLInputElement | null {
  return fields?.querySelector<HTMLInputElement>(`[data-part="${part}"]`) ?? null;
}

function typedIn(fields: HTMLFieldSetElement | null): TypedCard {
  const [number = '', holder = '', expiration = '', cvv = ''] = cardParts.map((part) => inputOf(fields, part)?.value ?? '');
  return { number, holder, expiration, cvv };
}

function emptyInputs(fields: HTMLFieldSetElement | null): void {
  for (const part of cardParts) {
    const input = inputOf(fields, part);
    if (input) input.value = '';
  }
}
