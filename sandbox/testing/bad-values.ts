/** JSON text of a number that overflows a double and is parsed as infinity. */
const overflow = '1e309';
const placeholder = '@overflow@';

type Json = Readonly<Record<string, unknown>>;

interface BadValue {
  /** The path of the field, with dots. */
  readonly path: string;
  readonly what: string;
  /** A body that is valid except for this field. */
  readonly json: string;
}

const long = 'x'.repeat(5_000);

/** Values that are never valid in the place of a value of this type. */
function wrongFor(valid: unknown): readonly unknown[] {
  switch (typeof valid) {
    case 'number':
      return ['10', 'NaN', 'abc', null, true, {}, [], -1, 10.123, placeholder];
    case 'string':
      return [7, null, true, {}, [], '', long, `${valid}${long}`];
    case 'boolean':
      return ['true', 1, null, {}, []];
    default:
      return Array.isArray(valid) ? ['x', 1, null, {}, [7], [null], [long]] : ['x', 1, null, []];
  }
}

/** Every wrong value in every field of a valid body, one at a time. */
export function badValues(body: Json): BadValue[] {
  return placesOf(body).flatMap(({ path, value }) =>
    wrongFor(value).map((wrong) => ({ path: path.join('.'), what: display(wrong), json: serialize(withValue(body, path, wrong)) })),
  );
}

/** Puts a text into every text field of a valid body, one at a time. */
export function withText(body: Json, text: string): { path: string; json: string }[] {
  const texts = placesOf(body).filter(({ value }) => typeof value === 'string');
  return texts.map(({ path }) => ({ path: path.join('.'), json: serialize(withValue(body, path, text)) }));
}

/** A body in which every field is wrong. */
export function allWrong(body: Json): string {
  return JSON.stringify(Object.fromEntries(Object.entries(body).map(([key, value]) => [key, typeof value === 'boolean' ? 'x' : !value])));
}

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** All fields of a value, including those inside lists. */
function placesOf(value: object, above: readonly string[] = []): Place[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...above, key];
    return [{ path, value: item }, ...(isObject(item) ? placesOf(item, path) : [])];
  });
}

function withValue(body: unknown, [key, ...below]: readonly string[], value: unknown): unknown {
  if (key === undefined || !isObject(body)) return value;
  if (Array.isArray(body)) return body.map((item, index) => (String(index) === key ? withValue(item, below, value) : item));
  return { ...body, [key]: withValue(Reflect.get(body, key), below, value) };
}

const serialize = (body: unknown) => JSON.stringify(body).replace(`"${placeholder}"`, overflow);
const display = (value: unknown) => (value === placeholder ? overflow : JSON.stringify(value).slice(0, 20));

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Bodies that are not a JSON object, or too large. */
export const brokenBodies: readonly (readonly [string, BodyInit])[] = [
  ['broken JSON', '{"amount":'],
  ['no body', ''],
  ['NaN', '{"amount":NaN}'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['null', 'null'],
  ['a deep one', '['.repeat(50_000)],
  ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['more than a megabyte', JSON.stringify({ amount: 'x'.repeat(1024 * 1024) })],
];

export const wrongContentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
];

/** Text with a special meaning elsewhere; it must be stored as it is. */
export const oddTexts = [
  '💸 café',
  "'; drop table transactions; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '\u202Eabc',
];

/** Text that PostgreSQL cannot store. */
export const unstorableTexts = ['\0', 'a\0b', '\ud800'];
