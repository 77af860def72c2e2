import type { Endpoint } from '@/lib/contracts/endpoint';
import { type JsonSchema, jsonSchema } from '@/lib/contracts/openapi/json-schema';
import { mediaTypes } from '@/lib/contracts/openapi/media-types';
import type { NamesOf } from '@/lib/contracts/registry';
import { shapes } from '@/lib/contracts/shapes';
import { problemMessages } from '@/sandbox/problems/problem-messages';
import { type ServiceCode, serviceCodes } from '@/sandbox/problems/service-codes';

/** The responses of an operation: success, and one for each HTTP status of its error codes. */
export function responsesOf(name: NamesOf<'pix' | 'card'>, endpoint: Endpoint): JsonSchema {
  const success = endpoint.answers === 'nothing' ? '204' : '2XX';
  return { [success]: successOf(name, endpoint), ...problemsOf(endpoint) };
}

function successOf(name: NamesOf<'pix' | 'card'>, { answers }: Endpoint): JsonSchema {
  if (answers === 'nothing') return { description: 'Done; there is nothing to tell.' };
  const json = { 'application/json': { schema: jsonSchema(shapes[name].wire) } };
  return { description: 'Done.', content: answers ? { [mediaTypes[answers]]: {}, ...json } : json };
}

function problemsOf({ service, errors }: Endpoint): JsonSchema {
  const codes = errors.filter((code): code is ServiceCode => code in serviceCodes);
  const schema = { $ref: `#/components/schemas/${service === 'card' ? 'CardProblem' : 'Problem'}` };
  const answer = (status: number) => ({
    description: codes
      .filter((code) => serviceCodes[code].http === status)
      .map((code) => `${code}: ${problemMessages[code]}`)
      .join('\n'),
    content: { 'application/json': { schema } },
  });
  const statuses = new Set(codes.map((code) => serviceCodes[code].http));
  return Object.fromEntries(Array.from(statuses, (status) => [status, answer(status)]));
}
