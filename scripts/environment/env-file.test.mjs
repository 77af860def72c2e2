import { expect, test } from 'vitest';
import { parseEnvFile } from './env-file.mjs';

test.each([
  ['A=b', 'b'],
  ['export A=b', 'b'],
  ['  A = b  ', 'b'],
  ['A=', ''],
  ["A='two words # and $more'", 'two words # and $more'],
  ['A="two words"  # why', 'two words'],
  ['A=b # why', 'b'],
  ['A=Balcão <avisos@loja.example>', 'Balcão <avisos@loja.example>'],
  ['A=postgres://u:p%40@h/d?sslmode=verify-full', 'postgres://u:p%40@h/d?sslmode=verify-full'],
  ['A=rP0cN5uW1qYb8e3XkZt7LhVsGd2aFjMoQi6CwBnEzKU=', 'rP0cN5uW1qYb8e3XkZt7LhVsGd2aFjMoQi6CwBnEzKU='],
])('%s is read', (text, value) => {
  expect(parseEnvFile(`\uFEFF# a comment\r\n\n${text}\r\n`)).toEqual({ A: value });
});

test.each([
  ['no name', 'canary'],
  ['a value with # that some read as a comment', 'A=canary#x'],
  ['a value with $ that some read as a variable', 'A=canary$HOME'],
  ['a quote that does not end', "A='canary"],
  ['a backslash within double quotes', 'A="canary\\nx"'],
  ['words behind the quotes', "A='b' canary"],
  ['a name twice', 'A=canary\nA=canary'],
])('%s is refused by its line, and its value is not repeated', (_what, text) => {
  const read = () => parseEnvFile(`B=c\n${text}`);
  expect(read).toThrow(/^Line [23] of \.env\.local/);
  expect(read).not.toThrow('canary');
});
