/** The bell on the counter. */
export function BrandMark({ size = 24 }: { size?: 22 | 24 | 28 }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className="shrink-0">
      <rect width="24" height="24" rx="6" className="fill-accent-fill" />
      <path className="fill-on-accent" d="M11.2 6.8h1.6v2.4h-1.6zM7 14.4a5 5 0 0 1 10 0zM4.6 16.2h14.8v1.5H4.6z" />
    </svg>
  );
}
