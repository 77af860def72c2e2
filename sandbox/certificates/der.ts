/** The DER encoding of ASN.1, as far as certificates need it. */
export const der = {
  sequence: (...parts: readonly Buffer[]) => tagged(0x30, Buffer.concat(parts)),
  set: (...parts: readonly Buffer[]) => tagged(0x31, Buffer.concat(parts)),
  /** A number of any size from its bytes, the highest first; it must not begin with a set bit. */
  integer: (bytes: Buffer) => tagged(0x02, bytes),
  boolean: (value: boolean) => tagged(0x01, Buffer.from([value ? 0xff : 0])),
  bits: (bytes: Buffer, unused = 0) => tagged(0x03, Buffer.concat([Buffer.from([unused]), bytes])),
  octets: (bytes: Buffer) => tagged(0x04, bytes),
  text: (value: string) => tagged(0x0c, Buffer.from(value)),
  /** A point in time until 2049, to the second. */
  time: (date: Date) => tagged(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`)),
  /** An object identifier such as `2.5.29.19`. */
  oid: (dotted: string) => tagged(0x06, Buffer.from(oidBytes(dotted))),
  /** A field with a number of its own: holding a whole value, or replacing the tag of a plain one. */
  context: (number: number, content: Buffer, kind: 'whole' | 'plain') => tagged((kind === 'whole' ? 0xa0 : 0x80) + number, content),
};

function tagged(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}

function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function oidBytes(dotted: string): number[] {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return [first * 40 + second, ...rest.flatMap(sevenBits)];
}

/** A number in groups of seven bits, every byte but the last marked. */
function sevenBits(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80);
  return bytes;
}
