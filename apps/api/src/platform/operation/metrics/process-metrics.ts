import { subscribe } from 'node:diagnostics_channel';

import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';

import { emailChannel, type EmailOutcome } from '#platform/email/mailer.ts';
import { readFreeBytes } from '../health/checks.ts';
import { securityEventChannel, type CountedEvent } from './security-event-channel.ts';
import { taskChannel, type TaskEnd } from './task-channel.ts';

/** Reports this process's database connections, and the requests waiting for a connection. */
export function registerPoolMetrics(registry: Registry, pool: pg.Pool): void {
  registry.registerMetric(
    new Gauge({
      name: 'glossa_database_pool_connections',
      help: 'Database connections by state, and requests waiting for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    }),
  );
}

/** Reports the free disk space for uploads. */
export function registerDiskMetrics(registry: Registry, folder: string): void {
  registry.registerMetric(
    new Gauge({
      name: 'glossa_disk_free_bytes',
      help: 'Free disk space for the data folder, in bytes',
      registers: [],
      async collect() {
        this.set(await readFreeBytes(folder).catch(() => Number.NaN));
      },
    }),
  );
}

/** Reports how often a request's session was found in the cache. */
export function registerSessionMetrics(
  registry: Registry,
  cache: { stats: () => { known: number; unknown: number } },
): void {
  registry.registerMetric(
    new Counter({
      name: 'glossa_session_lookups_total',
      help: 'Session lookups, by whether the session was cached in this process or read from the database',
      labelNames: ['result'],
      registers: [],
      collect() {
        const { known, unknown } = cache.stats();
        this.reset();
        this.inc({ result: 'remembered' }, known);
        this.inc({ result: 'read' }, unknown);
      },
    }),
  );
}

/** Counts emails and tasks that finished in this process, and events that it recorded in the security log. */
export function registerEventMetrics(registry: Registry): void {
  const emails = new Counter({
    name: 'glossa_mails_total',
    help: 'Emails by outcome: sent, failed, or kept in the outbox',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const tasks = new Counter({
    name: 'glossa_tasks_ended_total',
    help: 'Ended tasks of users, by type and status',
    labelNames: ['type', 'status'],
    registers: [registry],
  });
  const securityEvents = new Counter({
    name: 'glossa_security_events_total',
    help: 'Events in the security log, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  subscribe(securityEventChannel.name, (event) => {
    const { kind, outcome } = event as CountedEvent;
    securityEvents.inc({ kind, outcome });
  });
  subscribe(emailChannel.name, (event) => emails.inc({ outcome: (event as EmailOutcome).outcome }));
  subscribe(taskChannel.name, (event) => {
    const { type, status } = event as TaskEnd;
    tasks.inc({ type, status });
  });
}
