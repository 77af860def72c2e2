'use client';

import './globals.css';

/**
 * When even the layout broke there are no words and no language to rely on: the sentences stand here. So does the look of the button, because every
 * page carries this one from the start.
 */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="pt-BR">
      <body>
        <title>Algo falhou aqui · Balcão</title>
        <main className="mx-auto grid min-h-dvh max-w-120 content-center justify-items-start gap-4 px-6">
          <h1 className="text-lead font-semibold">Algo falhou aqui</h1>
          <p>A página parou, e nenhum dinheiro se moveu por causa disso. Tente de novo; se não adiantar, recarregue a página.</p>
          <button
            type="button"
            onClick={reset}
            className="h-9 rounded-lg bg-accent-fill px-3 font-medium text-on-accent hover:bg-accent-hover sm:h-8"
          >
            Tentar de novo
          </button>
        </main>
      </body>
    </html>
  );
}
