import manifest from '@/package.json';
import { describeApi } from './describe-api';

process.stdout.write(`${JSON.stringify(describeApi(manifest.version), null, 2)}\n`);
