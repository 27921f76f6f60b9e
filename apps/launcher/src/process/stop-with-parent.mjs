// Preloaded into the API and the worker. They are detached from the terminal, so if the launcher is killed before it
// can stop them, they notice by the broken IPC channel.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
