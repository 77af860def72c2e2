/** A message that leads to a link: the text as somebody edited it, and the link at its end where they took it out. */
export function messageWith(text: string, url: string): string {
  const trimmed = text.trim();
  return trimmed.includes(url) ? trimmed : `${trimmed}\n${url}`.trim();
}

/** Opens WhatsApp with a message, on a phone or in the browser; whom it goes to is chosen there. */
export function whatsAppAddress(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** Opens the mail program with a message. An e-mail that is masked, or is none, is left for the sender to type. */
export function mailAddress(to: string | null, subject: string, message: string): string {
  const receiver = to !== null && /^[^\s@*•]+@[^\s@*•]+$/.test(to) ? encodeURIComponent(to) : '';
  // Mail programs take lines apart with CR and LF (RFC 6068).
  return `mailto:${receiver}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replaceAll(/\r?\n/g, '\r\n'))}`;
}
