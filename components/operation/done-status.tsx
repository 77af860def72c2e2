/** Status on a record after its operation panel closed by itself: what was requested. The record shows the progress. */
export function DoneStatus({ text }: { text: string | undefined }) {
  return (
    <p role="status" className="numbers w-full text-cell text-green empty:hidden">
      {text}
    </p>
  );
}
