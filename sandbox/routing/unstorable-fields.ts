type Path = readonly (string | number)[];

/** The paths of values with text that PostgreSQL cannot store: NUL, or half of a surrogate pair. */
export function unstorableFields(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return value.includes('\0') || !isWellFormed(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorableFields(item, [...path, index]));
  if (value instanceof File) return unstorableFields(value.name, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unstorableFields(item, [...path, key]));
}

/** Whether every surrogate is paired. An unpaired one does not survive UTF-8. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
