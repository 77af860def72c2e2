type Path = readonly (string | number)[];

/** Where a value holds text that no database keeps: a NUL, or half of a surrogate pair. */
export function unstorableFields(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return value.includes('\0') || !isWellFormed(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorableFields(item, [...path, index]));
  if (value instanceof File) return unstorableFields(value.name, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unstorableFields(item, [...path, key]));
}

/** Whether every surrogate has its other half: what is broken does not come back from UTF-8 as it was. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
