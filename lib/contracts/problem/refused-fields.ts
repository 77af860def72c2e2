import type { z } from 'zod';

/** The fields a schema refuses in a value, by path ("autoWithdraw.pixKey"), unknown ones included; empty when it is valid. For tests. */
export function refusedFields(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const paths = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return Array.from(new Set(paths.map((path) => path.join('.'))));
}
