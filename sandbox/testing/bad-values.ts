/** JSON text of a number that no double holds: it is read as infinity. */
const overflow = '1e309';
const placeholder = '@overflow@';

type Json = Readonly<Record<string, unknown>>;

interface BadValue {
  /** Where, with dots. */
  readonly path: string;
  readonly what: string;
  /** A whole body that is right but for this place. */
  readonly json: string;
}

const long = 'x'.repeat(5_000);

/** What is never right in the place of a value like this one. */
function wrongFor(right: unknown): readonly unknown[] {
  switch (typeof right) {
    case 'number':
      return ['10', 'NaN', 'abc', null, true, {}, [], -1, 10.123, placeholder];
    case 'string':
      return [7, null, true, {}, [], '', long, `${right}${long}`];
    case 'boolean':
      return ['true', 1, null, {}, []];
    default:
      return Array.isArray(right) ? ['x', 1, null, {}, [7], [null], [long]] : ['x', 1, null, []];
  }
}

/** Every wrong value in every place of a right body, one at a time. */
export function badValues(body: Json): BadValue[] {
  return placesOf(body).flatMap(({ path, value }) =>
    wrongFor(value).map((wrong) => ({ path: path.join('.'), what: shown(wrong), json: written(put(body, path, wrong)) })),
  );
}

/** Every text of a right body with this text in its place. */
export function withText(body: Json, text: string): { path: string; json: string }[] {
  const texts = placesOf(body).filter(({ value }) => typeof value === 'string');
  return texts.map(({ path }) => ({ path: path.join('.'), json: written(put(body, path, text)) }));
}

/** The same body with everything in it wrong at once. */
export function allWrong(body: Json): string {
  return JSON.stringify(Object.fromEntries(Object.entries(body).map(([key, value]) => [key, typeof value === 'boolean' ? 'x' : !value])));
}

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Every place of a value, those inside of lists included. */
function placesOf(value: object, above: readonly string[] = []): Place[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...above, key];
    return [{ path, value: item }, ...(isObject(item) ? placesOf(item, path) : [])];
  });
}

function put(body: unknown, [key, ...below]: readonly string[], value: unknown): unknown {
  if (key === undefined || !isObject(body)) return value;
  if (Array.isArray(body)) return body.map((item, index) => (String(index) === key ? put(item, below, value) : item));
  return { ...body, [key]: put(Reflect.get(body, key), below, value) };
}

const written = (body: unknown) => JSON.stringify(body).replace(`"${placeholder}"`, overflow);
const shown = (value: unknown) => (value === placeholder ? overflow : JSON.stringify(value).slice(0, 20));

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What is no JSON object, or more than anybody has to read. */
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

/** Text that means something elsewhere, and here only itself. */
export const oddTexts = [
  '💸 café',
  "'; drop table transactions; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '\u202Eabc',
];

/** Text that no database keeps. */
export const unstorableTexts = ['\0', 'a\0b', '\ud800'];
