/** Values by name, in one pass, for queries and forms alike. What came more than once is a list, which no shape takes for one value. */
export function entriesToObject<V>(entries: Iterable<readonly [string, V]>): Record<string, V | V[]> {
  const values = new Map<string, [V, ...V[]]>();
  for (const [name, value] of entries) {
    const earlier = values.get(name);
    if (earlier) earlier.push(value);
    else values.set(name, [value]);
  }
  // `fromEntries` makes `__proto__` a name like any other.
  return Object.fromEntries(Array.from(values, ([name, given]) => [name, given.length === 1 ? given[0] : given]));
}
