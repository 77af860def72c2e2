/** The word that stands at a place of the messages, "transactions.columns", under a key, which may lead further down by dots; null where there is none. */
export function wordAt(messages: unknown, place: string, key: string): string | null {
  const found = `${place}.${key}`.split('.').reduce(under, messages);
  return typeof found === 'string' ? found : null;
}

function under(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
