import type { Endpoint } from '@glossa/contract/endpoint';
import { getSettings, updateSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { call } from '@/lib/api/client.ts';
import { isTransient } from '@/lib/api/is-transient.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { notifyOtherTabs } from './settings-channel.ts';

export const settingsQuery = endpointQuery(getSettings, {});

/** Milliseconds before changes are sent, and before a retry. */
const debounce = 400;
const retryDelay = 5000;

type Change = Partial<Settings>;

/** The state of a change: being sent, saved, waiting for the server to be reachable, or rejected and reverted. */
export type SaveState = 'saving' | 'saved' | 'waiting' | Error;
type Watcher = (names: readonly string[], state: SaveState) => void;

/** Saves changed settings to the account. */
export interface SettingsSaver {
  /** Applies a change to all screens immediately, sends it debounced, then refetches the `dependent` endpoints. */
  change: (part: Change, dependent?: readonly Endpoint[]) => void;
  /** Sends pending changes without waiting. */
  flush: () => void;
  /** Reports the state of changes to `watcher`, which has to show failures; returns the unsubscribe function. */
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
  let pending: Change = {};
  /** The server's values for the changed settings, used to revert them. */
  let confirmed: Change = {};
  const staleEndpoints = new Set<Endpoint>();
  const watchers = new Set<Watcher>();
  let sending: Change | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = false;

  const save = (part: Change) =>
    new MutationObserver(client, {
      mutationFn: (body: Change) => call(updateSettings, { body }),
      // Report a missing connection only once.
      meta: { silent: failed || watchers.size > 0 },
    }).mutate(part);
  const notify = (part: Change, state: SaveState) => {
    // For a setting that has changed again, only the later change is reported.
    const names = Object.keys(part).filter((name) => state === 'saving' || !(name in pending));
    for (const watcher of watchers) watcher(names, state);
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), delay);
  };
  const send = async () => {
    clearTimeout(timer);
    if (sending || Object.keys(pending).length === 0) return;
    sending = pending;
    pending = {};
    try {
      const settings = await save(sending);
      failed = false;
      confirmed = pickFrom(settings, Object.keys(pending));
      client.setQueryData(queryKey, { ...settings, ...pending });
      notify(sending, 'saved');
      notifyOtherTabs();
      for (const endpoint of staleEndpoints)
        void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
      staleEndpoints.clear();
      // A fetch that started before the change returns old values.
      if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    } catch (error) {
      failed = isTransient(error);
      if (failed) {
        notify(sending, 'waiting');
        pending = { ...sending, ...pending };
      } else {
        const reverted = confirmed;
        confirmed = pickFrom(confirmed, Object.keys(pending));
        client.setQueryData(queryKey, (settings) => settings && { ...settings, ...reverted, ...pending });
        notify(sending, error as Error);
        void client.invalidateQueries({ queryKey });
      }
    } finally {
      sending = undefined;
      if (Object.keys(pending).length > 0) schedule(failed ? retryDelay : debounce);
    }
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query !== client.getQueryCache().find({ queryKey })) return;
    const unsaved = { ...sending, ...pending };
    if (Object.keys(unsaved).length === 0) return;
    client.setQueryData(queryKey, (settings) => settings && { ...settings, ...unsaved });
  });
  addEventListener('pagehide', () => void send());
  addEventListener('online', () => void send());
  return {
    change: (part, dependent = []) => {
      for (const endpoint of dependent) staleEndpoints.add(endpoint);
      confirmed = {
        ...part,
        ...pickFrom(client.getQueryData(queryKey) ?? {}, Object.keys(part)),
        ...confirmed,
      };
      client.setQueryData(queryKey, (settings) => settings && { ...settings, ...part });
      pending = { ...pending, ...part };
      notify(part, 'saving');
      schedule(debounce);
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
export function getSettingsSaver(client: QueryClient): SettingsSaver {
  const saver = savers.get(client) ?? createSettingsSaver(client);
  savers.set(client, saver);
  return saver;
}
