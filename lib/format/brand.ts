declare const brandName: unique symbol;

/** Marks a plain string or number as one kind of value, so that two kinds never mix. */
export type Brand<Name extends string> = { readonly [brandName]: Name };

/** Accepts plain values, and branded ones only of this brand. */
export type NoOtherBrand<Name extends string> = { readonly [brandName]?: Name };

/** Brands a value. The caller guarantees that it has just checked or built it: only constructors of a branded type may call this. */
export function brand<Branded extends string | number>(value: Branded extends string ? string : number): Branded {
  return value as unknown as Branded;
}
