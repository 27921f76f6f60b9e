// Loaded before Playwright and all that it starts. Timers run as ever.
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

// Node writes this header by a clock of its own, and the app in the browser believes it: there it is always the moment
// at which a screen is looked at.
const seen = new Date(Number(env.LOOKS_SEEN)).toUTCString();
const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead');
ServerResponse.prototype.writeHead = new Proxy(writeHead, {
  apply(write, /** @type {ServerResponse} */ response, given) {
    if (!response.headersSent) response.setHeader('date', seen);
    return /** @type {ServerResponse} */ (Reflect.apply(write, response, given));
  },
});
