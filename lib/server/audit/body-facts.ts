import 'server-only';
import { hidePersonalText } from '@/lib/server/privacy/hide-personal-text';

const maxLength = 200;

/** The body fields that an endpoint declares for its audit event, each under the last part of its name. */
export function bodyFacts(body: unknown, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const path = field.split('.');
      const value = path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), body);
      return value === undefined || value === null ? [] : [[path.at(-1) ?? field, factOf(value)]];
    }),
  );
}

function factOf(value: unknown): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return hidePersonalText(text).slice(0, maxLength);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
