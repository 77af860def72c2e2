import { readEnvironment } from './environment';
import { openSandbox } from './open-sandbox';

try {
  const sandbox = await openSandbox(readEnvironment(process.env));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.close());
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
