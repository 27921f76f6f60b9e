/** A problem outside the launcher. The user sees only its message, without a stack trace. */
export class LauncherError extends Error {}
