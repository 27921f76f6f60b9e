// Preloaded into our programs. Shifts their clock by the number of milliseconds in a file, which may change at any
// time. Timers aren't affected.
import { readFileSync } from 'node:fs';

const file = process.env['GLOSSA_BENCH_CLOCK'] ?? '';
const TrueDate = Date;
const trueNow = TrueDate.now.bind(TrueDate);
let offset = 0;

const updateOffset = () => {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
};
updateOffset();
setInterval(updateOffset, 50).unref();

TrueDate.now = () => trueNow() + offset;
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget) as Date,
  apply: (target) => new target(target.now()).toString(),
});
