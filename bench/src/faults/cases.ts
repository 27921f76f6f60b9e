import { setTimeout as pause } from 'node:timers/promises';

import { crashDatabase } from './crash-database.ts';
import type { Requirements, Scene } from './scene.ts';

/** A fault. `inject` resolves when the fault has ended. */
export interface Fault {
  name: string;
  requirements: Requirements;
  inject: (scene: Scene) => Promise<void>;
}

const hours = (count: number): number => count * 3_600_000;

export const faults: Fault[] = [
  {
    name: 'nothing happens',
    requirements: {},
    inject: () => pause(3000),
  },
  {
    name: 'PostgreSQL dies and is started again',
    requirements: {},
    inject: ({ installation }) => crashDatabase(installation.databaseUrl),
  },
  {
    name: 'Redis dies, with all jobs, and is away for 5 s',
    requirements: { redis: true },
    inject: async ({ redis }) => {
      await redis?.kill();
      await pause(5000);
      await redis?.start();
    },
  },
  {
    name: 'the disk of the data folder is full for 5 s',
    requirements: { disk: true },
    inject: async ({ disk }) => {
      disk?.fill(0);
      await pause(5000);
      disk?.clear();
    },
  },
  {
    name: 'the clock goes two hours forward, then back',
    requirements: {},
    inject: async ({ moveClock }) => {
      moveClock(hours(2));
      await pause(4000);
      moveClock(0);
    },
  },
  {
    name: 'the clock goes two hours back, then forward',
    requirements: {},
    inject: async ({ moveClock }) => {
      moveClock(hours(-2));
      await pause(4000);
      moveClock(0);
    },
  },
  {
    name: 'kill -9 of the worker, and another is started',
    requirements: {},
    inject: async ({ installation }) => {
      await installation.worker.kill();
      await installation.restartWorker();
    },
  },
  {
    name: 'kill -9 of the server, and another is started',
    requirements: {},
    inject: async ({ installation }) => {
      await installation.api.kill();
      await installation.restartApi();
    },
  },
];
