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

function placesOf(value: Json, above: readonly string[] = []): Place[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...above, key];
    return [{ path, value: item }, ...(isObject(item) ? placesOf(item, path) : [])];
  });
}

function put(body: Json, [key = '', ...below]: readonly string[], value: unknown): Json {
  const inner = body[key];
  return { ...body, [key]: below.length > 0 && isObject(inner) ? put(inner, below, value) : value };
}

const written = (body: Json) => JSON.stringify(body).replace(`"${placeholder}"`, overflow);
const shown = (value: unknown) => (value === placeholder ? overflow : JSON.stringify(value).slice(0, 20));

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
