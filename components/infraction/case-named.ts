import type { QueueItem } from './use-queue';

/** The case that a text names by its protocol or its id, among those that are not over. */
export function caseNamed(items: readonly QueueItem[], text: string): QueueItem | undefined {
  const typed = text.trim().toLowerCase();
  return items.find(({ id, protocol }) => id.toLowerCase() === typed || protocol?.toLowerCase() === typed);
}
