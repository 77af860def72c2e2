import type { z } from 'zod';
import type { Operation } from './office/operations.shape';
import type { EndpointName, EndpointOf, NamesOf } from './registry';
import { resourceShapes } from './resources';
import type { Whole } from './shape/whole.shape';

/** The shape half of the registry: request body, response as documented (wire), and the parsed record. */
interface Shape {
  /** What is sent to the service, or to our own records. */
  readonly body?: z.ZodType;
  /** What the browser sends instead, where our server adds or checks something. */
  readonly request?: z.ZodType;
  readonly record: z.ZodType;
  /** Who sees an answer of our own unmasked; answers of the service are always masked. */
  readonly whole?: Whole;
}

interface ServiceShape extends Shape {
  readonly wire: z.ZodType;
  readonly whole?: undefined;
}

export type Complete = { readonly [N in NamesOf<'office'>]: Shape } & { readonly [N in NamesOf<'pix' | 'card'>]: ServiceShape };

/** Does not compile while an endpoint of the registry has no shape. */
export const shapes = resourceShapes satisfies Complete;

type Shapes = typeof shapes;

/** The parsed answer of an endpoint. */
export type RecordOf<N extends EndpointName> = z.output<Shapes[N]['record']>;

/** What the service writes: the sandbox must emit exactly this. */
export type WireOf<N extends NamesOf<'pix' | 'card'>> = z.input<Shapes[N]['wire']>;

/** The body of a call; `undefined` where there is none. */
export type BodyOf<N extends EndpointName> = Shapes[N] extends { request: infer A extends z.ZodType }
  ? z.input<A>
  : Shapes[N] extends { body: infer B extends z.ZodType }
    ? z.input<B>
    : undefined;

type MoneyName = { [N in EndpointName]: EndpointOf<N>['effect'] extends 'money' ? N : never }[EndpointName];

/** The gateway's answer: the record; for money operations also the operation, whose record may still be unknown. */
export type AnswerOf<N extends EndpointName> = N extends MoneyName
  ? { readonly operation: Operation; readonly record: RecordOf<N> | null }
  : RecordOf<N>;

export type ParsedBodyOf<N extends EndpointName> = Shapes[N] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;

export type Transaction = RecordOf<'transactions.list'>['items'][number];

export function shapeOf(name: EndpointName): Shape {
  return shapes[name];
}
