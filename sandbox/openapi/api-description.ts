import { assumptionOf } from '@/lib/contracts/assumptions';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { type JsonSchema, jsonSchema } from '@/lib/contracts/openapi/json-schema';
import { parametersOf } from '@/lib/contracts/openapi/parameters';
import { type EndpointName, endpointNamed, endpointNames, type NamesOf } from '@/lib/contracts/registry';
import { shapeOf } from '@/lib/contracts/shapes';
import type { Services } from '@/sandbox/services';
import { cardProblemSchema, problemSchema } from './problem-schemas';
import { responsesOf } from './responses';

type Addresses = Pick<Services, 'baseUrl'> & { readonly card: Pick<Services['card'], 'url'> };

/** The service as OpenAPI 3.1, generated from the registry that also defines the routes (interface: Versioning). */
export function apiDescription({ baseUrl, card }: Addresses) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Payments service',
      version: '1.5.0',
      description:
        'Pix deposits, withdrawals, transfers, account, reports, callbacks and infractions; card charges at an address of their own.',
    },
    servers: [{ url: baseUrl }],
    security: [{ accessToken: [] }],
    paths: pathsOf(card.url),
    components: {
      schemas: { Problem: problemSchema, CardProblem: cardProblemSchema },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        clientCertificate: { type: 'mutualTLS' },
        clientSecret: { type: 'http', scheme: 'basic' },
      },
    },
  };
}

function pathsOf(cardUrl: string): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const name of endpointNames.filter(isOfService)) {
    const endpoint = endpointNamed(name);
    const servers = endpoint.service === 'card' ? { servers: [{ url: cardUrl }] } : {};
    paths[endpoint.path] = { ...paths[endpoint.path], ...servers, [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return paths;
}

function isOfService(name: EndpointName): name is NamesOf<'pix' | 'card'> {
  return endpointNamed(name).service !== 'office';
}

function operation(name: NamesOf<'pix' | 'card'>, endpoint: Endpoint): JsonSchema {
  const { body } = shapeOf(name);
  const assumption = assumptionOf(name);
  const type = endpoint.accepts === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    ...(assumption === undefined ? {} : { description: assumption }),
    'x-basis': endpoint.basis,
    parameters: parametersOf(endpoint),
    ...(body ? { requestBody: { required: true, content: { [type]: { schema: jsonSchema(body) } } } } : {}),
    responses: responsesOf(name, endpoint),
    ...(endpoint.service === 'card' ? { security: [cardSecurity(name)] } : {}),
  };
}

const cardSecurity = (name: EndpointName) => ({
  clientCertificate: [],
  [name === 'cardTokens.create' ? 'clientSecret' : 'accessToken']: [],
});
