import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { describeApi } from './describe-api';

describe('the description of our own API', () => {
  const description = describeApi('1.2.3');
  const operations: Record<string, Record<string, unknown>> = Object.fromEntries(
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Record<string, unknown>]),
    ),
  );

  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(description)));
    expect([valid, errors ?? []]).toEqual([true, []]);
  });

  test('has one operation for each call the gateway offers, and none that it does not', () => {
    const offered = endpointNames.filter((name) => !endpointNamed(name).reach);
    expect(Object.values(operations).map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(offered));
    expect(Object.keys(operations)).toHaveLength(offered.length);
  });

  test('says the permission, the idempotency key and the operation of what moves money', () => {
    const refund = operations['POST /api/payments/refund/{transactionId}'];
    expect(refund).toMatchObject({
      'x-permission': 'refunds:create',
      parameters: [{ name: 'transactionId' }, { name: 'idempotency-key' }],
    });
    expect(refund?.responses).toHaveProperty(['202']);
  });

  test('reads our own records below /api/office', () => {
    expect(operations['GET /api/office/staff']).toMatchObject({ operationId: 'staff.list', 'x-effect': 'read' });
  });
});
