import type { TestApp } from './test-app.ts';

/** Sets the clock of the server's rules to some milliseconds from now. */
export function travel(app: TestApp, milliseconds: number): void {
  app.deps.clock = () => new Date(Date.now() + milliseconds);
}

/** Sets it to a moment. */
export function stopAt(app: TestApp, moment: string): void {
  app.deps.clock = () => new Date(moment);
}
