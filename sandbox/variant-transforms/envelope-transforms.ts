import type { VariantName } from '@/sandbox/variants/variant-table';
import type { Variant } from '@/sandbox/variants/variants';
import type { Wire } from './variant-transforms';

/** interface: Errors, Envelope, "short name". */
const portuguese: Readonly<Record<string, string>> = {
  400: 'Requisição inválida',
  401: 'Não autorizado',
  403: 'Acesso negado',
  404: 'Não encontrado',
  409: 'Conflito',
  410: 'Não disponível',
  422: 'Entidade não processável',
  424: 'Falha de dependência',
  429: 'Muitas requisições',
  500: 'Erro interno do servidor',
  503: 'Serviço indisponível',
};

const envelopeTransforms: readonly (readonly [VariantName, (envelope: Wire) => Wire])[] = [
  ['portuguese-error-names', (envelope) => ({ ...envelope, error: portuguese[String(envelope.statusCode)] ?? envelope.error })],
  ['plain-code', ({ errorCode, ...envelope }) => ({ ...envelope, code: errorCode })],
  ['error-status', (envelope) => ({ status: 'ERROR', ...envelope })],
];

/** Converts the error envelope of the Pix interface to an account's variant. */
export function transformEnvelope(envelope: Wire, variant: Variant): Wire {
  return envelopeTransforms.reduce((result, [name, transform]) => (variant.has(name) ? transform(result) : result), envelope);
}
