import { runMain } from '../process/run-main.mjs';
import { runBackupCommand } from './run-backup-command.mjs';

const [command, ...given] = process.argv.slice(2);
await runMain(() => runBackupCommand(command === 'restore' ? 'restore' : 'backup', given));
