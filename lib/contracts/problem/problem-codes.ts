import type { ProblemRule } from './problem-rule';

/** The codes of the payments service (interface: Code catalog), in the order of the document. */
export const serviceProblems = {
  SVV001: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVI100: { http: 500, move: 'service', act: 'wait', repeat: 'after-reading' },
  SVF503: { http: 503, move: 'service', act: 'wait', repeat: 'after-reading' },
  SVA100: { http: 401, move: 'us', act: 'ask', repeat: 'after-change' },
  SVA200: { http: 403, move: 'us', act: 'ask', repeat: 'after-change' },
  SVA203: { http: 403, move: 'us', act: 'ask', repeat: 'after-change' },
  SVA204: { http: 403, move: 'support', act: 'ask', repeat: 'after-change' },

  SVD200: { http: 422, move: 'support', act: 'ask', repeat: 'after-change' },
  SVD201: { http: 422, move: 'support', act: 'ask', repeat: 'after-change' },
  SVD500: { http: 424, move: 'service', act: 'wait', repeat: 'after-reading' },
  SVD600: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVD601: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVD602: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVD100: { http: 424, move: 'service', act: 'wait', repeat: 'after-reading' },
  SVD103: { http: 424, move: 'service', act: 'check', repeat: 'after-reading' },

  SVS200: { http: 422, move: 'support', act: 'ask', repeat: 'after-change' },
  SVS201: { http: 422, move: 'support', act: 'ask', repeat: 'after-change' },
  SVS202: { http: 422, move: 'you', act: 'wait', repeat: 'after-waiting' },
  SVC200: { http: 422, move: 'you', act: 'fix', repeat: 'after-change' },
  SVS102: { http: 422, move: 'counterparty', act: 'ask', repeat: 'after-change' },
  SVS500: { http: 424, move: 'service', act: 'wait', repeat: 'after-reading' },
  SVS600: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVS601: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVS602: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVS603: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVS604: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },

  SVC201: { http: 422, move: 'counterparty', act: 'ask', repeat: 'after-change' },
  SVC202: { http: 422, move: 'you', act: 'fix', repeat: 'after-change' },
  SVC300: { http: 404, move: 'you', act: 'fix', repeat: 'after-change' },
  SVC301: { http: 404, move: 'you', act: 'check', repeat: 'after-change' },
  SVC400: { http: 403, move: 'us', act: 'ask', repeat: 'after-change' },
  SVC401: { http: 403, move: 'support', act: 'ask', repeat: 'after-change' },
  SVC600: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVC602: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVC603: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },

  SVK101: { http: 424, move: 'service', act: 'wait', repeat: 'after-waiting' },
  SVK200: { http: 422, move: 'you', act: 'fix', repeat: 'after-change' },
  SVK201: { http: 422, move: 'you', act: 'check', repeat: 'after-change' },
  SVK300: { http: 404, move: 'you', act: 'fix', repeat: 'after-change' },
  SVK301: { http: 404, move: 'you', act: 'fix', repeat: 'after-change' },
  SVK310: { http: 410, move: 'counterparty', act: 'ask', repeat: 'never' },
  SVK400: { http: 403, move: 'support', act: 'ask', repeat: 'after-change' },
  SVK401: { http: 403, move: 'support', act: 'ask', repeat: 'after-change' },
  SVK600: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  SVK601: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },

  SVC210: { http: 409, move: 'you', act: 'check', repeat: 'after-reading' },
  SVC310: { http: 404, move: 'you', act: 'check', repeat: 'after-change' },
  SVC320: { http: 422, move: 'service', act: 'wait', repeat: 'after-waiting' },
  SVC321: { http: 422, move: 'you', act: 'check', repeat: 'never' },
  SVI103: { http: 500, move: 'support', act: 'ask', repeat: 'after-reading' },

  SVK210: { http: 409, move: 'you', act: 'check', repeat: 'never' },
  SVK211: { http: 422, move: 'service', act: 'check', repeat: 'after-change' },
  SVK212: { http: 409, move: 'you', act: 'check', repeat: 'never' },

  SVI101: { http: 500, move: 'support', act: 'ask', repeat: 'never' },
  SVI110: { http: 424, move: 'service', act: 'check', repeat: 'after-reading' },
  SVI111: { http: 424, move: 'service', act: 'check', repeat: 'after-reading' },
  SVF500: { http: 424, move: 'service', act: 'wait', repeat: 'after-reading' },

  SVG404: { http: 404, move: 'you', act: 'check', repeat: 'after-change' },
  SVG409: { http: 409, move: 'you', act: 'check', repeat: 'after-reading' },
  SVG410: { http: 410, move: 'you', act: 'check', repeat: 'never' },
  SVG422: { http: 422, move: 'you', act: 'fix', repeat: 'after-change' },
  SVG423: { http: 422, move: 'you', act: 'fix', repeat: 'after-change' },
  SVG429: { http: 429, move: 'you', act: 'wait', repeat: 'after-waiting' },
} as const satisfies Record<string, ProblemRule>;

/** The codes of our own door, which the service never sends. */
export const officeProblems = {
  /** Invalid request; the details name the fields. */
  SVB400: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  /** No session: sign in again. */
  SVB401: { http: 401, move: 'you', act: 'fix', repeat: 'safe' },
  /** The role lacks the permission. */
  SVB403: { http: 403, move: 'us', act: 'ask', repeat: 'after-change' },
  /** No such record, or a route that is not offered. */
  SVB404: { http: 404, move: 'you', act: 'check', repeat: 'after-change' },
  /** A method that the route does not have. */
  SVB405: { http: 405, move: 'us', act: 'ask', repeat: 'never' },
  /** The same operation is still in progress. */
  SVB409: { http: 409, move: 'you', act: 'wait', repeat: 'after-reading' },
  /** What the form showed no longer holds: someone else acted meanwhile. */
  SVB410: { http: 409, move: 'you', act: 'check', repeat: 'after-reading' },
  /** The body is too large. */
  SVB413: { http: 413, move: 'you', act: 'fix', repeat: 'after-change' },
  /** A content type that is not read. */
  SVB415: { http: 415, move: 'us', act: 'ask', repeat: 'never' },
  /** An idempotency key that was used with another body. */
  SVB422: { http: 422, move: 'you', act: 'check', repeat: 'after-reading' },
  /** A refund while an infraction is open on the same Pix. */
  SVB423: { http: 422, move: 'you', act: 'check', repeat: 'after-change' },
  /** A refund that exceeds what is left, or of a transaction that cannot be refunded. */
  SVB424: { http: 422, move: 'you', act: 'fix', repeat: 'after-change' },
  /** A payee that nobody confirmed, or too long ago. */
  SVB425: { http: 409, move: 'you', act: 'check', repeat: 'after-change' },
  /** The key has another holder than the last time it was paid, and nobody said to have seen it. */
  SVB426: { http: 409, move: 'you', act: 'check', repeat: 'after-change' },
  /** A card number in a text, where none may be kept; the details name the fields. */
  SVB427: { http: 400, move: 'you', act: 'fix', repeat: 'after-change' },
  /** Charges with card data, which this installation does not take. */
  SVB428: { http: 403, move: 'us', act: 'ask', repeat: 'after-change' },
  /** Too many wrong passwords, in whatever form. */
  SVB429: { http: 429, move: 'you', act: 'wait', repeat: 'after-waiting' },
  /** A write that came from another origin. */
  SVB430: { http: 403, move: 'you', act: 'fix', repeat: 'after-change' },
  /** More streams of events than one browser needs. */
  SVB431: { http: 429, move: 'you', act: 'wait', repeat: 'after-waiting' },
  /** The file of a report is larger than any should be. */
  SVB434: { http: 502, move: 'service', act: 'ask', repeat: 'after-reading' },
  /** An address to send data to whose host is none of `WEBHOOK_HOSTS`; the details name the field and why. */
  SVB451: { http: 422, move: 'us', act: 'ask', repeat: 'after-change' },
  /** A confirmation of a payee that another operation has used. */
  SVB452: { http: 409, move: 'you', act: 'check', repeat: 'after-change' },
  /** The payee is no longer the one that was confirmed; the details say who it is now. */
  SVB453: { http: 409, move: 'you', act: 'check', repeat: 'after-change' },
  /** A person has used up what they may ask for in a while. */
  SVB438: { http: 429, move: 'you', act: 'wait', repeat: 'after-waiting' },
  /** A change of the same person already waits for a second administrator. */
  SVB442: { http: 409, move: 'you', act: 'check', repeat: 'after-reading' },
  /** Nobody decides about themselves, nor about what they asked for: another administrator has to. */
  SVB443: { http: 403, move: 'us', act: 'ask', repeat: 'after-change' },
  /** A link to choose a password that was used, replaced or is too old. */
  SVB444: { http: 410, move: 'us', act: 'ask', repeat: 'never' },
  /** A person keeps as many drafts of defenses, or bytes of their files, as one may. */
  SVB435: { http: 409, move: 'you', act: 'fix', repeat: 'after-change' },
  /** A document to filter by, plain, from who sees documents masked: it takes one that was sealed for a reason. */
  SVB448: { http: 403, move: 'you', act: 'fix', repeat: 'after-change' },
  /** A failure of ours. */
  SVB500: { http: 500, move: 'us', act: 'check', repeat: 'after-reading' },
  /** The service gave an answer that cannot be read. */
  SVB502: { http: 502, move: 'service', act: 'check', repeat: 'after-reading' },
  /** The service cannot be reached. */
  SVB503: { http: 503, move: 'service', act: 'wait', repeat: 'after-reading' },
  /** The service did not answer in time. */
  SVB504: { http: 504, move: 'service', act: 'check', repeat: 'after-reading' },
  /** The card interface is not set up. */
  SVB520: { http: 503, move: 'us', act: 'ask', repeat: 'after-change' },
  /** Our certificate for the card interface has expired. */
  SVB521: { http: 503, move: 'us', act: 'ask', repeat: 'after-change' },
  /** The files of our certificate cannot be used. */
  SVB522: { http: 503, move: 'us', act: 'ask', repeat: 'after-change' },
  /** The card interface refuses our certificate. */
  SVB523: { http: 503, move: 'us', act: 'ask', repeat: 'after-change' },
  /** The certificate of the service is not of the authority we trust. */
  SVB524: { http: 503, move: 'us', act: 'ask', repeat: 'after-change' },
  /** The card interface refuses our id and secret. */
  SVB525: { http: 503, move: 'us', act: 'ask', repeat: 'after-change' },
  /** The service gave an address of a file at a host that is not one of its own. */
  SVB526: { http: 502, move: 'us', act: 'ask', repeat: 'after-change' },
} as const satisfies Record<string, ProblemRule>;

export const problemCodes = { ...serviceProblems, ...officeProblems };

export type ProblemCode = keyof typeof problemCodes;
