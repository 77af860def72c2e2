declare const brandName: unique symbol;

/** Marks a plain string or number as one kind of value, so that two kinds never mix. */
export type Brand<Name extends string> = { readonly [brandName]: Name };

/** For what takes plain values, and of branded ones none but its own. */
export type NoOtherBrand<Name extends string> = { readonly [brandName]?: Name };

/**
 * Gives a value its brand. The caller guarantees that it has just checked or built the value:
 * only the constructors of a branded type may call this.
 */
export function brand<Branded extends string | number>(value: Branded extends string ? string : number): Branded {
  return value as unknown as Branded;
}
