// Preloaded into the API and the worker, which are detached from the terminal. If the launcher is killed before it can
// stop them, the closed IPC channel tells them to stop.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
