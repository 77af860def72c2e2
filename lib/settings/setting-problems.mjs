import { z } from 'zod';
import { brokenRules } from './setting-rules.mjs';
import { settings } from './settings.mjs';

const described = z.object({ form: z.string(), example: z.string() });

/** @typedef {import('./setting-rules.mjs').Variables} Variables */

/**
 * What is wrong with the settings, all of it at once: one line for each, naming the variable, its form and an example, never its value.
 * @param {Variables} variables
 * @param {ReadonlySet<string>} required which may not be missing
 * @returns {string[]}
 */
export function settingProblems(variables, required) {
  const malformed = settings.safeParse(variables).error?.issues.map(({ path }) => String(path[0])) ?? [];
  const wrong = new Set([...malformed.filter((name) => variables[name] !== undefined), ...brokenRules(variables)]);
  return Object.entries(settings.shape).flatMap(([name, schema]) => {
    const missing = variables[name] === undefined;
    if (!wrong.has(name) && !(missing && required.has(name))) return [];
    const { form, example } = described.parse(schema.meta());
    return [`${name} ${missing ? 'is missing' : 'is wrong'}: ${form}; for example ${example}`];
  });
}

/** @param {string[]} problems */
export function refusal(problems) {
  return `Balcão cannot start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`;
}
