import type { RecordTag, Tag } from '@/lib/contracts/office/notes/tags.shape';
import { foldText } from '@/lib/format/text/fold-text';

const maxOptions = 8;

export interface TagOption {
  readonly name: string;
  /** The team has no tag of this name yet. */
  readonly isNew: boolean;
}

/** What a typed text may mean: tags in use with that text in their name, without those already carried, and at the end a new one of that name. */
export function tagOptions(typed: string, all: readonly Tag[], carried: readonly RecordTag[]): TagOption[] {
  const text = foldText(typed.trim());
  const offered = all.filter(
    ({ id, name, archived }) => !archived && foldText(name).includes(text) && !carried.some((tag) => tag.id === id),
  );
  const options = offered.slice(0, maxOptions).map(({ name }) => ({ name, isNew: false }));
  const isKnown = all.some(({ name }) => foldText(name) === text);
  return text === '' || isKnown ? options : [...options, { name: typed.trim(), isNew: true }];
}
