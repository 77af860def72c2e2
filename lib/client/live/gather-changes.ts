/** A resource that changes again and again is read at most this often. */
const debounceMs = 3_000;

/**
 * Passes changed resources on: at once where a resource was quiet, otherwise gathered until its rest is over, so that a busy account is read
 * every few seconds and not with every event.
 */
export function gatherChanges(pass: (resource: string) => void) {
  const resting = new Map<string, { timer: ReturnType<typeof setTimeout>; again: boolean }>();
  const rest = (resource: string) => {
    const timer = setTimeout(() => {
      const { again } = resting.get(resource) ?? { again: false };
      resting.delete(resource);
      if (again) change(resource);
    }, debounceMs);
    resting.set(resource, { timer, again: false });
  };
  const change = (resource: string) => {
    const found = resting.get(resource);
    if (found) {
      found.again = true;
      return;
    }
    rest(resource);
    pass(resource);
  };
  const stop = () => {
    for (const { timer } of resting.values()) clearTimeout(timer);
    resting.clear();
  };
  return { change, stop };
}
