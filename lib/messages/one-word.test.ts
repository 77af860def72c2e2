import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that screens no longer use, each with the one word that is used for the thing. */
const retired: Readonly<Record<string, readonly (readonly [words: RegExp, instead: string])[]>> = {
  'pt-BR': [
    [/"(Situação|Estado|situação)"/, 'Status'],
    [/QR code/, 'QR Code'],
    [/de cartão"/i, 'Cobranças no cartão'],
    [/centavos serão|São # centavos/, 'the amount in figures and words'],
    [/De quem é a vez/, 'Quem resolve'],
    [/Íntegra/, 'Nada foi alterado'],
    [/: "Feit[oa]"/, 'Concluída'],
    [/o serviço não lista/i, 'what is shown'],
    [/"Quem( pagou| paga)?"/, 'Pagador, Recebedor, Pessoa'],
    [/"Expira em"/, 'Vence em'],
  ],
  en: [
    [/"(State|Situation)"/, 'Status'],
    [/QR Code/, 'QR code'],
    [/"Who"/, 'Payer, Receiver, Person'],
    [/: "Done"/, 'Completed'],
    [/the service lists no/i, 'what is shown'],
  ],
};

test.each(Object.keys(retired))('each thing has one word on every screen: %s', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url);
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .map((text) => ({ file, text: text.trim() })),
    );
  const found = lines.flatMap(({ file, text }) =>
    (retired[language] ?? []).filter(([words]) => words.test(text)).map(([, instead]) => `${file}: ${text} → ${instead}`),
  );
  expect(found).toEqual([]);
});
