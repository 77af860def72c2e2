import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Página vazia</title><link rel="icon" href="data:,"></head>
<body>
<main><h1>Página vazia</h1><input type="search" aria-label="Buscar"><button>Ler</button></main>
<script>
document.querySelector('button').addEventListener('click', async () => {
  const text = await (await fetch('/')).text();
  const read = document.createElement('output');
  read.textContent = text;
  document.querySelector('main').replaceChildren(read, ...document.querySelectorAll('input, button'));
});
</script>
</body>
</html>`;

/** A page that holds nothing but a heading, a field and a button that reads the page again: what this machine and the measurement cost by themselves. */
export async function startBarePage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
