/** Groups entries by name in one pass, for queries and forms. A repeated name becomes a list, which no single-value shape accepts. */
export function entriesToObject<V>(entries: Iterable<readonly [string, V]>): Record<string, V | V[]> {
  const values = new Map<string, [V, ...V[]]>();
  for (const [name, value] of entries) {
    const earlier = values.get(name);
    if (earlier) earlier.push(value);
    else values.set(name, [value]);
  }
  // `fromEntries` treats `__proto__` like any other name.
  return Object.fromEntries(Array.from(values, ([name, given]) => [name, given.length === 1 ? given[0] : given]));
}
