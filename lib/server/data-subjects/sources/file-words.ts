import 'server-only';

/**
 * What the names of files say, as it is searched for a person: each without its ending, and once more with the signs between its words taken away, so that
 * “contrato_joana-trindade.pdf” and “390.533.447-05.pdf” are both found.
 */
export function fileWords(files: readonly { readonly name: string }[]): string[] {
  return files.flatMap(({ name }) => {
    const words = name.replace(/\.[a-z0-9]{1,5}$/i, '');
    return [words, words.replace(/[._-]+/g, ' ')];
  });
}
