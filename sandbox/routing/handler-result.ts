/** An answer with a status of its own. */
export class HandlerResult<T> {
  constructor(
    readonly status: number,
    readonly body: T,
  ) {}
}

/** An answer with status 201 instead of 200. */
export class Created<T> extends HandlerResult<T> {
  constructor(body: T) {
    super(201, body);
  }
}

/** An answer that is JSON text already. Nothing checks it here: the tests of its endpoint read it with the wire's schema. */
export class Written {
  constructor(readonly json: string) {}
}
