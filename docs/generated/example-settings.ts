import { z } from 'zod';
import { settings } from '@/lib/settings/settings.mjs';

const described = z.object({ form: z.string(), example: z.string() });

const head = `# Every setting, each commented out with an example. Copy this file to .env.local and keep the lines you need.
# None is needed for the demonstration. docs/operations.md says what each is for.
# The examples of secrets are known to everybody: make your own with "openssl rand -base64 32".`;

/** `.env.example`: every entry of the table of settings, its form and an example. */
export function exampleSettings(): string {
  const entries = Object.entries(settings.shape).map(([name, schema]) => {
    const { form, example } = described.parse(schema.meta());
    return `# ${form}\n# ${name}=${/[\s<>"#]/.test(example) ? `'${example}'` : example}`;
  });
  return `${[head, ...entries].join('\n\n')}\n`;
}
