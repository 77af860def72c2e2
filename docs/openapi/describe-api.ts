import { apiTemplate } from '@/lib/contracts/address';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { idempotencyHeader } from '@/lib/contracts/idempotency-header';
import { operationRecord } from '@/lib/contracts/office/operations.shape';
import { type JsonSchema, jsonSchema } from '@/lib/contracts/openapi/json-schema';
import { mediaTypes } from '@/lib/contracts/openapi/media-types';
import { parametersOf } from '@/lib/contracts/openapi/parameters';
import { type EndpointName, endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { shapeOf } from '@/lib/contracts/shapes';

/** Our own API as OpenAPI 3.1: every call that the gateway takes from a browser, from the registry that also routes it. */
export function describeApi(version: string) {
  const offered = endpointNames.filter((name) => !endpointNamed(name).reach);
  const paths: Record<string, JsonSchema> = {};
  for (const name of offered) {
    const endpoint = endpointNamed(name);
    const path = apiTemplate(endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Balcão',
      version,
      description: 'Calls of the gateway: our own records below /api/office, the service below /api/payments.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-balcao-session' } },
    },
  };
}

function operation(name: EndpointName, endpoint: Endpoint): JsonSchema {
  const { body, request = body } = shapeOf(name);
  const type = endpoint.accepts === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    'x-permission': endpoint.permission,
    'x-effect': endpoint.effect,
    'x-error-codes': endpoint.errors,
    parameters: [...parametersOf(endpoint), ...(endpoint.effect === 'money' ? [idempotencyKey] : [])],
    ...(request ? { requestBody: { required: true, content: { [type]: { schema: jsonSchema(request) } } } } : {}),
    responses: { 200: success(name, endpoint), ...(endpoint.effect === 'money' ? { 202: unsettled } : {}), default: refused },
  };
}

function success(name: EndpointName, { answers, effect }: Endpoint): JsonSchema {
  if (answers && answers !== 'nothing') return { description: 'The file.', content: { [mediaTypes[answers]]: {} } };
  const record = jsonSchema(shapeOf(name).record, 'output');
  const schema = effect === 'money' ? settled(record) : record;
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

const settled = (record: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['operation', 'record'],
  properties: { operation: jsonSchema(operationRecord, 'output'), record: { anyOf: [record, { type: 'null' }] } },
});

const unsettled = {
  description: 'Accepted: no answer has said yet whether it took effect. Read the operation until it is settled.',
  content: { 'application/json': { schema: settled({}) } },
};

const idempotencyKey = {
  name: idempotencyHeader,
  in: 'header',
  required: true,
  description: 'Made when a form opens; the same key never acts twice.',
  schema: { type: 'string', format: 'uuid' },
};

const orNull = (schema: JsonSchema) => ({ anyOf: [schema, { type: 'null' }] });

const problemSchema = {
  type: 'object',
  required: ['statusCode', 'errorCode', 'message', 'requestId', 'details', 'retryAfterSeconds'],
  properties: {
    statusCode: { type: 'integer' },
    errorCode: orNull({ type: 'string' }),
    message: orNull({ type: 'string' }),
    requestId: orNull({ type: 'string' }),
    details: {
      type: 'array',
      items: { type: 'object', required: ['field', 'reason'], properties: { field: { type: 'string' }, reason: { type: 'string' } } },
    },
    retryAfterSeconds: orNull({ type: 'number' }),
  },
};

const refused = {
  description: 'Refused or failed; errorCode says why.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
