import { buildApp } from './build-app.mjs';
import { loadVariables, settingProblems } from './environment.mjs';
import { dataPath } from './root.mjs';
import { runMain } from './run-main.mjs';
import { welcome } from './stack/welcome.mjs';
import { startStack } from './stack.mjs';
import { stopOnSignal } from './stop-on-signal.mjs';

const dev = process.argv.includes('--dev');

await runMain(async () => {
  const variables = loadVariables();
  const problems = settingProblems(variables);
  if (problems.length > 0)
    throw new Error(`O Balcão não pode iniciar com estas configurações:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  if (!dev)
    await buildApp({
      log: dataPath('logs', 'build.log'),
      onBuild: () => console.log('Construindo o aplicativo (só quando o código muda)…'),
    });

  const stack = startStack({ variables, dev });
  let stopping = false;
  const stopped = stopOnSignal(() => {
    stopping = true;
    console.log('\nEncerrando…');
    return stack.stop();
  });
  const running = stack.ready.then((info) => {
    console.log(welcome(info, { variables, dev }));
    return stack.failed.then((how) => Promise.reject(new Error(`${how}.`)));
  });
  try {
    await Promise.race([stopped, running]);
  } catch (error) {
    await stack.stop();
    if (!stopping) throw error;
  }
});
