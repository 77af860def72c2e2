const made = new Set<string>();

/** Remembers, in this page, that an operation made the record at an address: whatever is read of it afterwards, it is done. */
export function noteMade(href: string): void {
  made.add(href);
}

export function wasMade(href: string): boolean {
  return made.has(href);
}
