import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** What shrinks; fonts and pictures of points are compressed already. */
const texts = /\.(?:js|css|svg|json|txt)$/;
/** Below this the header of a packet weighs more than what is saved. */
const minBytes = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes each text file of a folder once more as brotli (`.br`) and gzip (`.gz`), as small as they get, so that nothing is compressed while
 * somebody waits.
 * @param {string} folder
 */
export async function compressStatic(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && texts.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const text = await readFile(file);
      if (text.length < minBytes) return;
      const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: text.length };
      await Promise.all([
        brotli(text, { params }).then((smaller) => writeFile(`${file}.br`, smaller)),
        zip(text, { level: zlib.Z_BEST_COMPRESSION }).then((smaller) => writeFile(`${file}.gz`, smaller)),
      ]);
    }),
  );
}
