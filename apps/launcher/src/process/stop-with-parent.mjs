// Loaded into the api and the worker before their own code. They are detached from the terminal, so when the launcher
// is killed without a chance to stop them, the broken channel to it is what tells them.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
