export function Spinner() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      strokeWidth="1.6"
      className="shrink-0 motion-safe:animate-spin"
    >
      <circle cx="8" cy="8" r="6" className="stroke-current opacity-25" />
      <path d="M14 8a6 6 0 0 0-6-6" strokeLinecap="round" className="stroke-current" />
    </svg>
  );
}
