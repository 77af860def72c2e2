'use client';

/** When even the layout broke there are no words, styles or language to rely on: the two sentences stand here. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="pt-BR">
      <body>
        <h1>Algo falhou aqui</h1>
        <p>O que aconteceu foi registrado. Nenhum dinheiro se moveu por causa disso.</p>
        <button type="button" onClick={reset}>
          Tentar de novo
        </button>
      </body>
    </html>
  );
}
