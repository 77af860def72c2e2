/** The drawing of an empty list: a row of places, the first one filled. */
export function EmptyDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 114 34" width="114" height="34" fill="none" strokeWidth="1.5">
      <circle cx="9" cy="9" r="7.5" className="stroke-accent" strokeWidth="2" />
      <circle cx="9" cy="9" r="2.5" className="fill-accent" />
      <g className="stroke-field" strokeDasharray="3.2 2.4">
        {[33, 57, 81, 105].map((cx) => (
          <circle key={cx} cx={cx} cy="9" r="7.5" />
        ))}
      </g>
      <path className="stroke-field" d="M19.5 9h3M43.5 9h3M67.5 9h3M91.5 9h3M1 32h112" strokeLinecap="round" />
    </svg>
  );
}
