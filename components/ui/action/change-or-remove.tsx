import { useState } from 'react';
import { Button } from './button';

type ChangeOrRemoveProps = {
  /** What is read; `changeOne` and `removeOne` are the names of the buttons, which tell one of several from the others. */
  word: (name: 'change' | 'changeOne' | 'remove' | 'removeOne' | 'question' | 'keep') => string;
  /** Absent where it may only be removed. */
  onChange?: (() => void) | undefined;
  onRemove: () => void;
  removing: boolean;
  /** It was open for a change until now, so the focus comes back to its button. */
  closedChange: boolean;
};

/**
 * The two acts of something that is listed. Removing asks once, and the focus is then on keeping it: a key that is pressed twice removes
 * nothing. It stands in a row that wraps, at whose end it is, and asks on a line of its own.
 */
export function ChangeOrRemove({ word, onChange, onRemove, removing, closedChange }: ChangeOrRemoveProps) {
  const [state, setState] = useState<'untouched' | 'asking' | 'kept'>('untouched');
  if (state === 'asking') {
    return (
      <div className="flex w-full flex-wrap items-center gap-2 border-t border-line pt-2">
        <p className="mr-auto text-cell">{word('question')}</p>
        <Button size="small" autoFocus onClick={() => setState('kept')}>
          {word('keep')}
        </Button>
        <Button size="small" variant="primary" waiting={removing} onClick={onRemove}>
          {word('remove')}
        </Button>
      </div>
    );
  }
  return (
    <div className="ml-auto flex gap-1">
      {onChange && (
        <Button
          size="small"
          variant="ghost"
          autoFocus={closedChange && state === 'untouched'}
          aria-label={word('changeOne')}
          onClick={onChange}
        >
          {word('change')}
        </Button>
      )}
      <Button size="small" variant="ghost" autoFocus={state === 'kept'} aria-label={word('removeOne')} onClick={() => setState('asking')}>
        {word('remove')}
      </Button>
    </div>
  );
}
