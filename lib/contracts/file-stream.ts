interface File {
  readonly name: string;
  readonly contentType: string;
  /** Bytes, where they are known before. */
  readonly size: number | null;
  readonly body: ReadableStream<Uint8Array>;
}

/** A file that is sent as it is read, however large; made by our server alone. */
export class FileStream {
  constructor(readonly file: File) {}
}
