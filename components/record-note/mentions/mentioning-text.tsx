import type { MentionedPerson } from '@/lib/contracts/office/notes/notes.shape';

/** The text of a note, in which the people it mentions stand out. */
export function MentioningText({ text, mentions }: { text: string; mentions: readonly MentionedPerson[] }) {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const parts: { text: string; at: number; isMention: boolean }[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = names.find((one) => text.startsWith(one, at));
    if (name === undefined) continue;
    parts.push({ text: text.slice(plain, at), at: plain, isMention: false }, { text: name, at, isMention: true });
    plain = at + name.length;
  }
  parts.push({ text: text.slice(plain), at: plain, isMention: false });
  return parts.map((part) =>
    part.isMention ? (
      <span key={`@${part.at}`} className="font-medium text-accent">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
