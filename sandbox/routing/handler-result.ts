/** An answer with its own HTTP status. */
export class HandlerResult<T> {
  constructor(
    readonly status: number,
    readonly body: T,
  ) {}
}

/** An answer with status 201. */
export class Created<T> extends HandlerResult<T> {
  constructor(body: T) {
    super(201, body);
  }
}

/** An answer that is JSON text already. It is not validated here; the tests of its endpoint parse it with the wire schema. */
export class RawJson {
  constructor(readonly text: string) {}
}
