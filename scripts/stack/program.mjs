import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { askLoopback } from '../process/ask-loopback.mjs';
import { root } from '../root.mjs';
import { programFile } from './programs.mjs';

const exitWithParent = pathToFileURL(join(root, programFile('exit-with-parent'))).href;
/** Milliseconds: the app takes ten seconds at most to end what is under way. */
const graceMs = 12_000;

/**
 * @typedef {object} ProgramOptions
 * @property {string} name how people call it
 * @property {string[]} args what Node is given
 * @property {NodeJS.Dict<string>} env
 * @property {string} [log] a file for what it writes; without it, the terminal
 * @property {string} [cwd] the checkout it is of; this one otherwise
 * @property {boolean} [input] whether it may read from the terminal
 */

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {number | undefined} pid
 * @property {Promise<string>} ended how it ended, as a sentence
 * @property {() => number | undefined} exitCode `undefined` while it runs, or when a signal ended it
 * @property {() => Promise<void>} stop sends SIGTERM, and SIGKILL after twelve seconds
 * @property {() => Promise<void>} kill sends SIGKILL, as a crash would
 */

/**
 * Starts a Node program of ours that never outlives this process.
 * @param {ProgramOptions} options
 * @returns {Program}
 */
export function startProgram({ name, args, env, log, cwd = root, input = false }) {
  /** @type {NodeJS.Dict<string>} */
  // With a proxy for everything, calls to this machine would go to it as well.
  const childEnv = { ...env, NODE_USE_ENV_PROXY: undefined, BALCAO_PARENT_PID: String(process.pid) };
  const output = log === undefined ? 'inherit' : openLog(log);
  const begin = log === undefined ? 0 : sizeOf(log);
  // A group of its own: Ctrl-C reaches us alone, and we stop the programs in order. Only the terminal's own group may read from it.
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (childEnv),
    detached: !input,
    stdio: [input ? 'inherit' : 'ignore', output, output, 'ipc'],
  });
  if (typeof output === 'number') closeSync(output);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`${name} could not start (${error.message})`));
    child.once('exit', (code, signal) => resolve(`${name} ended (${signal ?? `code ${code}`})${lastLines(log, begin)}`));
  });
  const running = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid: child.pid,
    ended,
    exitCode: () => child.exitCode ?? undefined,
    async stop() {
      if (running()) signalGroup(child.pid, 'SIGTERM');
      const killTimer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs);
      await ended;
      clearTimeout(killTimer);
      signalGroup(child.pid, 'SIGKILL');
    },
    async kill() {
      signalGroup(child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Runs a program to its end; fails with its last lines. @param {ProgramOptions} options */
export async function runProgram(options) {
  const program = startProgram(options);
  const how = await program.ended;
  if (program.exitCode() !== 0) throw new Error(how);
}

/**
 * Waits until the address answers 200, or fails with how the program ended.
 * @param {Program} program
 * @param {string} url
 */
export async function waitUntilReady(program, url) {
  let how = '';
  program.ended.then((sentence) => {
    how = sentence;
  });
  while (how === '') {
    const status = await askLoopback(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(50);
  }
  throw new Error(how);
}

const maxLogBytes = 20_000_000;

/** Opens a log to go on with, so that a second start takes nothing from the log of the first. A large one becomes `….old`. @param {string} log */
function openLog(log) {
  mkdirSync(dirname(log), { recursive: true });
  if (sizeOf(log) > maxLogBytes) renameSync(log, `${log}.old`);
  return openSync(log, 'a', 0o600);
}

/** @param {string} file */
function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last lines of a log from a byte on. @param {string | undefined} log @param {number} from */
function lastLines(log, from) {
  const text = log === undefined ? '' : readFileSync(log).subarray(from).toString().trim();
  return text === '' ? '' : `:\n${text.split('\n').slice(-20).join('\n')}`;
}

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
