import type { TestApp } from './test-app.ts';

/** Shifts the server's clock by the given number of milliseconds. */
export function shiftClock(app: TestApp, milliseconds: number): void {
  app.deps.clock = () => new Date(Date.now() + milliseconds);
}

/** Stops the server's clock at a given time. */
export function freezeClock(app: TestApp, moment: string): void {
  app.deps.clock = () => new Date(moment);
}
