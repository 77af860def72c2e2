/** The seconds for which a charge can be paid that its form offers; the last is the most the service takes. */
export const chargeExpiries = /** @type {const} */ (['600', '3600', '14400', '86400', '172000']);
