import 'server-only';

/** Bytes read when somebody takes them, and no longer once nobody does. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    // One piece at a time: what is read ahead would only be held.
    { highWaterMark: 0 },
  );
}
