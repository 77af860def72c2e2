import type { QueueItem } from './use-queue';

/** The case that a text names by its protocol or its id, among those that are not over. */
export function caseNamed(items: readonly QueueItem[], text: string): QueueItem | undefined {
  const wanted = text.trim().toLowerCase();
  return items.find(({ id, protocol }) => id.toLowerCase() === wanted || protocol?.toLowerCase() === wanted);
}
