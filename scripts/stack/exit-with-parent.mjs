// Loaded before a program of the stack: when the one that started it is gone, however it ended, the program ends as well.
// What the program starts in turn loads this too, and has a channel to the program that it may depend on: hands off.
if (process.ppid === Number(process.env.BALCAO_PARENT_PID)) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 11_000).unref();
  });
  process.channel?.unref();
}
