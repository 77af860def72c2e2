import { buildApp } from './build-app.mjs';
import { runMain } from './run-main.mjs';

await runMain(() => buildApp());
