/** The parts of a day, from the ground up. */
export const parts = ['done', 'pending', 'back', 'dead'] as const;

export type Part = (typeof parts)[number];

export type Day = {
  /** Under the bar: "sáb 21". */
  label: string;
  /** In the read-out, the table and for screen readers: "sábado, 21 nov 2026". */
  longLabel: string;
  isToday: boolean;
  /** Centavos. */
  parts: Record<Part, number>;
};

export const totalOf = (day: Day): number => parts.reduce((sum, part) => sum + day.parts[part], 0);
