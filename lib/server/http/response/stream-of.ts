import 'server-only';

/** A stream that reads pieces on demand, and stops when it is closed. */
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
    // One piece at a time: reading ahead would only use memory.
    { highWaterMark: 0 },
  );
}
