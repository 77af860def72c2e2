/** How an enrolment is shown and what it leads to; the same on one's own page and at the sign-in. */
export interface EnrolmentProps {
  /** Whether the password has to be typed, because there is no factor yet that could be proved. */
  readonly asksPassword: boolean;
  /** Called when a factor is enrolled, with the recovery codes that were made, if any. */
  readonly onDone: (recoveryCodes: readonly string[] | null) => void;
  readonly onClose: () => void;
}
