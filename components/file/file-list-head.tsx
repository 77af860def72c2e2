import type { RefObject } from 'react';
import { Icon } from '@/components/ui/icon/icon';

type FileListHeadProps = {
  title: string;
  titleId?: string;
  /** How many there are of how many, and their size. */
  count: string;
  /** The name of the button that adds. */
  add: string;
  /** What is there is looked at, not changed. */
  locked: boolean;
  /** Opens the choice of files from elsewhere as well. */
  chooser: RefObject<HTMLInputElement | null>;
  /** Before the button opens the choice. */
  onAdd?: () => void;
  onChosen: (files: File[]) => void;
};

/** Above a list of PDF, PNG and JPEG files that people add to: its title, its count, and the button that opens the choice of files. */
export function FileListHead({ title, titleId, count, add, locked, chooser, onAdd, onChosen }: FileListHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <h2 id={titleId} className="font-semibold">
        {title}
      </h2>
      <p className="numbers text-meta text-muted">{count}</p>
      {!locked && (
        <button
          type="button"
          onClick={() => {
            onAdd?.();
            chooser.current?.click();
          }}
          className="ml-auto flex items-center gap-1.5 rounded-sm font-medium text-accent hover:underline"
        >
          <Icon name="paperclip" />
          {add}
        </button>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={add}
        accept=".pdf,.png,.jpg,.jpeg,.jfif,.jpe,application/pdf,image/png,image/jpeg"
        onChange={(event) => {
          onChosen(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
    </div>
  );
}
