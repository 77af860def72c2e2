import { buildApp } from './build-app.mjs';
import { checkedVariables } from './environment/environment.mjs';
import { runMain } from './process/run-main.mjs';
import { stopOnSignal } from './process/stop-on-signal.mjs';
import { dataPath } from './root.mjs';
import { runProgram } from './stack/program.mjs';
import { isStandalone, programs } from './stack/programs.mjs';
import { startStack } from './stack/stack.mjs';
import { welcome } from './stack/welcome.mjs';

const dev = process.argv.includes('--dev');
/** Whether the demonstration has a provider of single sign-on. */
const sso = process.argv.includes('--sso');

await runMain(async () => {
  const variables = checkedVariables();
  /** @type {ReturnType<typeof startStack> | undefined} */
  let stack;
  let stopping = false;
  const stopped = stopOnSignal(async () => {
    stopping = true;
    console.log('\nStopping…');
    // A build that is under way ends with us.
    if (!stack) process.exit(130);
    await stack.stop();
  });
  // A standalone copy was built elsewhere.
  if (!dev && !isStandalone)
    await buildApp({
      log: dataPath('logs', 'build.log'),
      async onBuild() {
        // A wrong address is told now, and not after minutes.
        if (variables.DATABASE_URL !== undefined)
          await runProgram({ name: 'The look at the database', args: programs.lookAtDatabase, env: { ...variables } });
        console.log('Building the app (only when the code changed)…');
      },
    });

  stack = startStack({ variables, dev, sso });
  const { ready, failed, stop } = stack;
  const running = ready.then((info) => {
    console.log(welcome(info, { variables, dev }));
    return failed.then((how) => Promise.reject(new Error(`${how}.`)));
  });
  try {
    await Promise.race([stopped, running]);
  } catch (error) {
    await stop();
    if (!stopping) throw error;
  }
});
