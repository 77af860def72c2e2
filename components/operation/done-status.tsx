/** Said on the record once the panel of an operation has closed by itself: what was asked for, while the record tells how it goes on. */
export function DoneStatus({ text }: { text: string | undefined }) {
  return (
    <p role="status" className="numbers w-full text-cell text-green empty:hidden">
      {text}
    </p>
  );
}
