// Preloaded into Playwright and its child processes to slow down their clock. Timers are not affected.
import { ServerResponse } from 'node:http';
import { env } from 'node:process';

const clockStart = Number(env.VISUAL_CLOCK_START);
const realStart = Number(env.VISUAL_REAL_START);
const slowdown = Number(env.VISUAL_SLOWDOWN);
const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);

RealDate.now = () => Math.floor(clockStart + (realNow() - realStart) / slowdown);
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    /** @type {Date} */ (Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget)),
  apply: (target) => new target(target.now()).toString(),
});

// Node sets the Date header from its own clock, and the app in the browser relies on it. The header must always be the
// time at which screens are captured.
const fixedTime = new Date(Number(env.VISUAL_FIXED_TIME)).toUTCString();
const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead');
ServerResponse.prototype.writeHead = new Proxy(writeHead, {
  apply(write, /** @type {ServerResponse} */ response, args) {
    if (!response.headersSent) response.setHeader('date', fixedTime);
    return /** @type {ServerResponse} */ (Reflect.apply(write, response, args));
  },
});
