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
/** What the form showed is outdated: someone else changed it meanwhile. */
export const outdated = 'SVB410';
/** The page was made for another person than the one who is signed in now. */
export const otherPerson = 'SVB411';
/** The body is too large. */
export const tooLarge = 'SVB413';
/** A content type that is not accepted. */
export const unsupportedMediaType = 'SVB415';
/** An idempotency key that was used with another body. */
export const idempotencyKeyReused = 'SVB422';
/** A refund while an infraction is open on the same Pix. */
export const refundDuringInfraction = 'SVB423';
/** A refund above the remainder, or of a transaction that cannot be refunded. */
export const notRefundable = 'SVB424';
/** A payee that was not confirmed, or too long ago. */
export const payeeNotConfirmed = 'SVB425';
/** The Pix key has another holder than at its last payment, and the person did not acknowledge it. */
export const holderChanged = 'SVB426';
/** A card number in a text, where none may be stored; the details name the fields. */
export const cardNumberInText = 'SVB427';
/** Charges with card data, which this installation does not accept. */
export const notOffered = 'SVB428';
/** Too many wrong passwords, in any form. */
export const tooManyPasswords = 'SVB429';
/** A write that came from another origin. */
export const otherOrigin = 'SVB430';
/** More event streams than one browser needs. */
export const tooManyStreams = 'SVB431';
/** A report file above the maximum size. */
export const reportTooLarge = 'SVB434';
/** More rows than a sheet holds. */
export const sheetFull = 'SVB436';
/** A person has reached the limit of drafts, or of bytes in their files. */
export const draftQuotaReached = 'SVB435';
/** A person has used up a budget. */
export const limitReached = 'SVB438';
/** Another change of the same person is pending. */
export const changePending = 'SVB442';
/** A change must be decided by an administrator who neither requested it nor is its subject. */
export const needsAnotherAdministrator = 'SVB443';
/** A password link that was used, replaced or has expired. */
export const linkExpired = 'SVB444';
/** A plain document as a filter, from a role that sees documents masked: a token created for a reason is needed. */
export const plainDocument = 'SVB448';
/** A destination address whose host is not in `WEBHOOK_HOSTS`; the details name the field and the reason. */
export const hostNotAllowed = 'SVB451';
/** A payee confirmation that another operation has used. */
export const confirmationUsed = 'SVB452';
/** The payee is no longer the confirmed one; the details say who it is now. */
export const payeeChanged = 'SVB453';
/** An action that needs a fresh proof of the second factor; the details name the challenge to answer. */
export const proofRequired = 'SVB460';
/** An answer to a challenge that is wrong, too late, or was given before. */
export const proofRefused = 'SVB461';
/** A session that lacks its second factor opens nothing else. */
export const secondFactorMissing = 'SVB462';
/** The last factor of somebody whose role requires one. */
export const lastFactor = 'SVB463';
/** An action that needs a fresh proof, by somebody who must have a second factor and has none yet. */
export const factorNeeded = 'SVB464';
/** The request waits for other people: the details name its approval. */
export const awaitingApproval = 'SVB470';
/** Nobody decides about their own request. */
export const ownRequest = 'SVB471';
/** A rule that too few active people could meet; the details say how many it needs. */
export const ruleUnsatisfiable = 'SVB472';
/** Sending this would exceed a spending limit of the person; the details name the limit, and what is left or from when it may be sent. */
export const spendingLimitExceeded = 'SVB473';
/** A network from which the role does not work (`ROLE_NETWORKS`). */
export const networkNotAllowed = 'SVB474';
/** A role that joins duties which should be apart, without the acknowledgement of it; the details name them. */
export const dutiesNotApart = 'SVB475';
/** A role that gives more than its maker has, or somebody a role that gives more than who assigns it has; the details name what. */
export const beyondOwnRole = 'SVB476';
/** An internal error. */
export const internalError = 'SVB500';
/** The service's answer cannot be parsed. */
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
/** The service returned a file URL at a host that is not its own. */
export const foreignFileAddress = 'SVB526';
/** The company's proxy (`HTTPS_PROXY`) does not let calls to the service through, or is not reached. */
export const proxyRefused = 'SVB527';
