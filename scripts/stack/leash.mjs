// Loaded before a program of the stack: when the one that started it is gone, however it ended, the program ends as well.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
});
process.channel?.unref();
