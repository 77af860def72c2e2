import { isRunning } from './is-running.mjs';
import { commandOf, parentOf } from './process-table.mjs';

/**
 * Calls back when the npm that runs this program is gone: it passes on neither SIGTERM nor, of course, SIGKILL.
 * @param {() => void} callback
 */
export function watchParent(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const above = parentOf(shell);
  const npm = commandOf(above).includes('npm') ? above : shell;
  const watch = setInterval(() => {
    if (process.ppid === shell && isRunning(npm)) return;
    clearInterval(watch);
    callback();
  }, 500).unref();
}
