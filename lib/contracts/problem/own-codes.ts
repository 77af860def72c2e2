// The codes of our own gateway, by what they mean: imported as a whole, so that a page carries only those it names.

/** Invalid request; the details name the fields. */
export const invalidRequest = 'SVB400';
/** No session: sign in again. */
export const sessionExpired = 'SVB401';
/** The role lacks the permission. */
export const forbidden = 'SVB403';
/** No such record, or a route that is not offered. */
export const notFound = 'SVB404';
/** A method that the route does not have. */
export const methodNotAllowed = 'SVB405';
/** The same operation is still in progress. */
export const conflict = 'SVB409';
/** What the form showed no longer holds: someone else acted meanwhile. */
export const outdated = 'SVB410';
/** The body is too large. */
export const tooLarge = 'SVB413';
/** A content type that is not read. */
export const unsupportedMediaType = 'SVB415';
/** An idempotency key that was used with another body. */
export const idempotencyKeyReused = 'SVB422';
/** A refund while an infraction is open on the same Pix. */
export const refundDuringInfraction = 'SVB423';
/** A refund that exceeds what is left, or of a transaction that cannot be refunded. */
export const notRefundable = 'SVB424';
/** A payee that nobody confirmed, or too long ago. */
export const payeeNotConfirmed = 'SVB425';
/** The key has another holder than the last time it was paid, and nobody said to have seen it. */
export const holderChanged = 'SVB426';
/** A card number in a text, where none may be kept; the details name the fields. */
export const cardNumberInText = 'SVB427';
/** Charges with card data, which this installation does not take. */
export const notOffered = 'SVB428';
/** Too many wrong passwords, in whatever form. */
export const tooManyPasswords = 'SVB429';
/** A write that came from another origin. */
export const otherOrigin = 'SVB430';
/** More streams of events than one browser needs. */
export const tooManyStreams = 'SVB431';
/** The file of a report is larger than any should be. */
export const reportTooLarge = 'SVB434';
/** A person keeps as many drafts of defenses, or bytes of their files, as one may. */
export const draftQuotaReached = 'SVB435';
/** A person has used up what they may ask for in a while. */
export const limitReached = 'SVB438';
/** A change of the same person already waits for a second administrator. */
export const changePending = 'SVB442';
/** Nobody decides about themselves, nor about what they asked for: another administrator has to. */
export const needsAnotherAdministrator = 'SVB443';
/** A link to choose a password that was used, replaced or is too old. */
export const linkExpired = 'SVB444';
/** A document to filter by, plain, from who sees documents masked: it takes one that was sealed for a reason. */
export const plainDocument = 'SVB448';
/** An address to send data to whose host is none of `WEBHOOK_HOSTS`; the details name the field and why. */
export const hostNotAllowed = 'SVB451';
/** A confirmation of a payee that another operation has used. */
export const confirmationUsed = 'SVB452';
/** The payee is no longer the one that was confirmed; the details say who it is now. */
export const payeeChanged = 'SVB453';
/** A failure of ours. */
export const internalError = 'SVB500';
/** The service gave an answer that cannot be read. */
export const unreadableAnswer = 'SVB502';
/** The service cannot be reached. */
export const unreachable = 'SVB503';
/** The service did not answer in time. */
export const timedOut = 'SVB504';
/** The card interface is not set up. */
export const cardNotSetUp = 'SVB520';
/** Our certificate for the card interface has expired. */
export const certificateExpired = 'SVB521';
/** The files of our certificate cannot be used. */
export const certificateUnusable = 'SVB522';
/** The card interface refuses our certificate. */
export const certificateRefused = 'SVB523';
/** The certificate of the service is not of the authority we trust. */
export const serviceNotTrusted = 'SVB524';
/** The card interface refuses our id and secret. */
export const cardCredentialsRefused = 'SVB525';
/** The service gave an address of a file at a host that is not one of its own. */
export const foreignFileAddress = 'SVB526';
