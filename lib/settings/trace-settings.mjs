import { z } from 'zod';
import { setting } from './setting.mjs';

const collector = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((text) => {
    const { username, password, search, hash } = new URL(text);
    return `${username}${password}${search}${hash}` === '';
  })
  .nullable()
  .default(null);

/** `name=value`, separated by commas, as OpenTelemetry reads them. */
const pairs = z
  .string()
  .regex(/^[^\s=,]+=[^,\p{Cc}]*(?:,[^\s=,]+=[^,\p{Cc}]*)*$/u)
  .nullable()
  .default(null);

/** The standard variables of OpenTelemetry, which its libraries read themselves; here each has its form. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    collector,
    'the address of an OpenTelemetry collector that takes traces over HTTP, without user and query; /v1/traces is added to it. Nothing is traced without it',
    'http://127.0.0.1:4318',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(
    collector,
    'the same as OTEL_EXPORTER_OTLP_ENDPOINT, but the whole address',
    'http://127.0.0.1:4318/v1/traces',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(
    z.literal('http/protobuf').default('http/protobuf'),
    'http/protobuf, the one protocol traces are sent in',
    'http/protobuf',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    pairs,
    'headers for the collector, as name=value separated by commas, values percent-encoded',
    'authorization=Bearer%20…',
  ),
  OTEL_SERVICE_NAME: setting(
    z
      .string()
      .regex(/^\P{Cc}{1,100}$/u)
      .default('balcao'),
    'the name under which traces are shown',
    'balcao',
  ),
  OTEL_RESOURCE_ATTRIBUTES: setting(
    pairs,
    'what else is told of this instance, as name=value separated by commas',
    'deployment.environment.name=production',
  ),
  OTEL_TRACES_SAMPLER: setting(
    z
      .enum(['always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'])
      .default('parentbased_always_on'),
    'which traces are sent: always_on, always_off, traceidratio, or one of these after parentbased_',
    'parentbased_traceidratio',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z
      .string()
      .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/)
      .nullable()
      .default(null),
    'the share of traces that traceidratio sends, from 0 to 1',
    '0.1',
  ),
};
