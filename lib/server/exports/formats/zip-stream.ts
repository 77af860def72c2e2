import 'server-only';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980: zip times have no time zone, so a real one would be ambiguous. */
const fixedDate = 0x21;
const version = 20;
/** Flags: names are UTF-8, and sizes follow the content because they are known only then. */
const flags = 0x0808;
const deflated = 8;

interface Entry {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  size: number;
  compressed: number;
}

/** Writes a zip (APPNOTE 6.3, without zip64: at most 4 GB) as a stream: every call returns the bytes to append. */
export function zipStream() {
  const entries: Entry[] = [];
  let written = 0;
  const add = (bytes: Buffer) => {
    written += bytes.length;
    return bytes;
  };
  const current = () => {
    const entry = entries.at(-1);
    if (!entry) throw new Error('no file was begun');
    return entry;
  };

  function begin(name: string): Buffer {
    const entry = { name: Buffer.from(name), offset: written, crc: 0, size: 0, compressed: 0 };
    entries.push(entry);
    return add(Buffer.concat([fields([4, 0x04034b50], [2, version], ...common(entry), [2, entry.name.length], [2, 0]), entry.name]));
  }

  /** Compresses a piece and flushes it to a whole byte, so that nothing is buffered between pieces. */
  function content(text: string): Buffer {
    return packed(Buffer.from(text), constants.Z_SYNC_FLUSH);
  }

  function packed(bytes: Buffer, finishFlush: number): Buffer {
    const entry = current();
    const pressed = deflateRawSync(bytes, { finishFlush });
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    entry.compressed += pressed.length;
    return add(pressed);
  }

  function finish(): Buffer {
    const last = packed(Buffer.alloc(0), constants.Z_FINISH);
    const { crc, compressed, size } = current();
    return Buffer.concat([last, add(fields([4, 0x08074b50], [4, crc], [4, compressed], [4, size]))]);
  }

  function end(): Buffer {
    const start = written;
    const directory = entries.map((entry) => {
      const head = fields([4, 0x02014b50], [2, version], [2, version], ...common(entry), [2, entry.name.length], [2, 0], [2, 0], [2, 0]);
      return Buffer.concat([head, fields([2, 0], [4, 0], [4, entry.offset]), entry.name]);
    });
    const all = add(Buffer.concat(directory));
    const count = entries.length;
    return Buffer.concat([all, fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, all.length], [4, start], [2, 0])]);
  }

  /** Writes a small file at once. */
  const file = (name: string, text: string) => Buffer.concat([begin(name), content(text), finish()]);
  return { begin, content, finish, file, end };
}

function common({ crc, compressed, size }: Entry): [number, number][] {
  return [
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, fixedDate],
    [4, crc],
    [4, compressed],
    [4, size],
  ];
}

/** Little-endian numbers of two or four bytes. */
function fields(...given: readonly [bytes: number, value: number][]): Buffer {
  return Buffer.concat(
    given.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 2) field.writeUInt16LE(value);
      else field.writeUInt32LE(value);
      return field;
    }),
  );
}
