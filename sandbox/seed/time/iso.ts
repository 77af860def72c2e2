const day = 86_400_000;

let cached = { day: Number.NaN, text: '' };

/**
 * Formats an instant like `Date.toISOString`, but faster: the date is cached, because a history formats millions of instants, mostly of
 * the same day.
 */
export function iso(milliseconds: number): string {
  const whole = Math.floor(milliseconds / day);
  if (whole !== cached.day) cached = { day: whole, text: new Date(whole * day).toISOString().slice(0, 11) };
  const rest = milliseconds - whole * day;
  const minutes = Math.floor(rest / 60_000);
  const seconds = Math.floor(rest / 1_000) % 60;
  return `${cached.text}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}.${String(rest % 1_000).padStart(3, '0')}Z`;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
