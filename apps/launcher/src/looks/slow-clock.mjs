// Preloaded into Playwright and its child processes. Timers are not affected.
import { ServerResponse } from 'node:http';
import { env } from 'node:process';

const beginning = Number(env.LOOKS_BEGINNING);
const began = Number(env.LOOKS_BEGAN);
const slowness = Number(env.LOOKS_SLOWNESS);
const TrueDate = Date;
const trueNow = TrueDate.now.bind(TrueDate);

TrueDate.now = () => Math.floor(beginning + (trueNow() - began) / slowness);
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) =>
    /** @type {Date} */ (Reflect.construct(target, given.length === 0 ? [target.now()] : given, made)),
  apply: (target) => new target(target.now()).toString(),
});

// Node writes this header with its own clock, and the app in the browser relies on it. There it must always be the
// moment at which screens are viewed.
const seen = new Date(Number(env.LOOKS_SEEN)).toUTCString();
const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead');
ServerResponse.prototype.writeHead = new Proxy(writeHead, {
  apply(write, /** @type {ServerResponse} */ response, given) {
    if (!response.headersSent) response.setHeader('date', seen);
    return /** @type {ServerResponse} */ (Reflect.apply(write, response, given));
  },
});
