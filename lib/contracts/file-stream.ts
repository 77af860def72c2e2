interface File {
  readonly name: string;
  readonly contentType: string;
  /** Size in bytes, where known in advance. */
  readonly size: number | null;
  readonly body: ReadableStream<Uint8Array>;
}

/** A file of any size, sent as a stream; created by our server only. */
export class FileStream {
  constructor(readonly file: File) {}
}
