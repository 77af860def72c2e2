import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parts, withPart } from './parts';

for (const { file, section, text } of parts) {
  writeFileSync(file, withPart(existsSync(file) ? readFileSync(file, 'utf8') : '', section, await text()));
}
