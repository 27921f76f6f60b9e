import type { Endpoint } from '@glossa/contract/endpoint';
import { getSettings, updateSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { call } from '@/lib/api/client.ts';
import { isPassing } from '@/lib/api/is-passing.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { tellOtherTabs } from './other-tabs.ts';

export const settingsQuery = endpointQuery(getSettings, {});

/** Milliseconds: the debounce before changes are sent, and the delay before a retry. */
const rest = 400;
const retryAfter = 5000;

type Change = Partial<Settings>;

/** The state of a change: being sent, saved, waiting for the server to be reachable, or rejected and reverted. */
export type SaveState = 'saving' | 'saved' | 'waiting' | Error;
type Watcher = (names: readonly string[], state: SaveState) => void;

/** Saves changed settings to the account. */
export interface SettingsSaver {
  /** Applies a change to all screens immediately and sends it debounced; then refetches the `dependent` endpoints. */
  change: (part: Change, dependent?: readonly Endpoint[]) => void;
  /** Sends pending changes without waiting. */
  flush: () => void;
  /** Reports the state of changes; returns the unsubscribe function. Watchers show failures themselves. */
  watch: (watcher: Watcher) => () => void;
}

const pickFrom = (settings: Change, names: readonly string[]): Change =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));

/**
 * Creates a saver that sends only what has changed, one call at a time, and retries while the server is unreachable.
 * Responses older than a change do not revert it.
 */
function createSettingsSaver(client: QueryClient): SettingsSaver {
  const { queryKey } = settingsQuery;
  let waiting: Change = {};
  /** The server's values of the changed settings. */
  let kept: Change = {};
  const stale = new Set<Endpoint>();
  const watchers = new Set<Watcher>();
  let sent: Change | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = false;

  const save = (part: Change) =>
    new MutationObserver(client, {
      mutationFn: (body: Change) => call(updateSettings, { body }),
      // Reports a missing connection only once.
      meta: { quiet: failed || watchers.size > 0 },
    }).mutate(part);
  const tell = (part: Change, state: SaveState) => {
    // For a setting that has changed again, only the later change is reported.
    const names = Object.keys(part).filter((name) => state === 'saving' || !(name in waiting));
    for (const watcher of watchers) watcher(names, state);
  };
  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), wait);
  };
  const send = async () => {
    clearTimeout(timer);
    if (sent || Object.keys(waiting).length === 0) return;
    sent = waiting;
    waiting = {};
    try {
      const settings = await save(sent);
      failed = false;
      kept = pickFrom(settings, Object.keys(waiting));
      client.setQueryData(queryKey, { ...settings, ...waiting });
      tell(sent, 'saved');
      tellOtherTabs();
      for (const endpoint of stale) void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
      stale.clear();
      // A fetch that started before the change returns old values.
      if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    } catch (error) {
      failed = isPassing(error);
      if (failed) {
        tell(sent, 'waiting');
        waiting = { ...sent, ...waiting };
      } else {
        const before = kept;
        kept = pickFrom(kept, Object.keys(waiting));
        client.setQueryData(queryKey, (settings) => settings && { ...settings, ...before, ...waiting });
        tell(sent, error as Error);
        void client.invalidateQueries({ queryKey });
      }
    } finally {
      sent = undefined;
      if (Object.keys(waiting).length > 0) later(failed ? retryAfter : rest);
    }
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query !== client.getQueryCache().find({ queryKey })) return;
    const unsaved = { ...sent, ...waiting };
    if (Object.keys(unsaved).length === 0) return;
    client.setQueryData(queryKey, (settings) => settings && { ...settings, ...unsaved });
  });
  addEventListener('pagehide', () => void send());
  addEventListener('online', () => void send());
  return {
    change: (part, dependent = []) => {
      for (const endpoint of dependent) stale.add(endpoint);
      kept = { ...part, ...pickFrom(client.getQueryData(queryKey) ?? {}, Object.keys(part)), ...kept };
      client.setQueryData(queryKey, (settings) => settings && { ...settings, ...part });
      waiting = { ...waiting, ...part };
      tell(part, 'saving');
      later(rest);
    },
    flush: () => void send(),
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

const savers = new WeakMap<QueryClient, SettingsSaver>();

/** Returns the saver of a query client, shared by everything that changes settings. */
export function settingsSaver(client: QueryClient): SettingsSaver {
  const saver = savers.get(client) ?? createSettingsSaver(client);
  savers.set(client, saver);
  return saver;
}
