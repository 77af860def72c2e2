import 'server-only';

const beginnings = {
  pdf: Buffer.from('%PDF-1.7\n'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  exe: Buffer.from('MZ\x90\x00'),
};

/** A file that begins as its kind does, of exactly so many bytes. */
export function fileOf(kind: keyof typeof beginnings, size = 64): Buffer<ArrayBuffer> {
  return Buffer.concat([beginnings[kind], Buffer.alloc(size, 7)], size);
}

/** What a ZIP archive without entries ends with. */
export function endOfZip(comment = ''): Buffer {
  const end = Buffer.alloc(22 + comment.length);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  end.write(comment, 22);
  return end;
}

export function formOf(name: string, content: Buffer<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new File([content], name));
  return form;
}
