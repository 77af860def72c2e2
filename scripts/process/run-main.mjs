/**
 * Runs a program; a failure is one clear sentence and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = 1;
  }
}

/** @param {unknown} error */
function sentence(error) {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error && error.code === 'EACCES' && 'path' in error)) return error.message;
  return `No permission for ${error.path}: another user made it, perhaps root; give it to yours (chown) or delete it.`;
}
