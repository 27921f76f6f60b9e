// Preloaded into the API and the worker, which are detached from the terminal. If the launcher is killed before it can
// stop them, its IPC channel closes, and they stop themselves.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
