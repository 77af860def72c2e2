import { invalid } from '@/sandbox/problems/service-problem';

/** Reads a request body. @throws ServiceProblem SVV001 as soon as it exceeds `limit` bytes. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw tooLarge(limit);
  if (declared > 0) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function tooLarge(limit: number) {
  return invalid({ field: '', reason: `o corpo tem mais de ${limit} bytes` });
}
