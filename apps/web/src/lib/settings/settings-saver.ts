import type { Endpoint } from '@glossa/contract/endpoint';
import { getSettings, updateSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { call } from '../api/client.ts';
import { isPassing } from '../api/is-passing.ts';
import { endpointKey, endpointQuery } from '../api/query.ts';
import { tellOtherTabs } from './other-tabs.ts';

export const settingsQuery = endpointQuery(getSettings, {});

/** Milliseconds without a further change after which changes are sent, and until they are sent again. */
const rest = 400;
const retryAfter = 5000;

type Change = Partial<Settings>;

/** What becomes of a change: it is sent, kept, waits for the server to be there again, or was refused and taken back. */
export type SaveState = 'saving' | 'saved' | 'waiting' | Error;
type Watcher = (names: readonly string[], state: SaveState) => void;

/** Keeps changed settings with the account. */
export interface SettingsSaver {
  /** Shows at once everywhere, and is sent when the hand rests; then the answers of `dependent` are asked for anew. */
  change: (part: Change, dependent?: readonly Endpoint[]) => void;
  /** Sends what waits. */
  flush: () => void;
  /** Tells what becomes of changes from now on, and answers how to stop; whoever watches shows failures in place. */
  watch: (watcher: Watcher) => () => void;
}

const pickFrom = (settings: Change, names: readonly string[]): Change =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));

/**
 * Sends only what was changed, one call after the other, and again while the server cannot be reached. Answers that
 * are older than a change do not take it back.
 */
function createSettingsSaver(client: QueryClient): SettingsSaver {
  const { queryKey } = settingsQuery;
  let waiting: Change = {};
  /** What the server has of the settings that were changed. */
  let kept: Change = {};
  const stale = new Set<Endpoint>();
  const watchers = new Set<Watcher>();
  let sent: Change | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = false;

  const save = (part: Change) =>
    new MutationObserver(client, {
      mutationFn: (body: Change) => call(updateSettings, { body }),
      // That there is no connection is said once.
      meta: { quiet: failed || watchers.size > 0 },
    }).mutate(part);
  const tell = (part: Change, state: SaveState) => {
    // Of what was changed again since, the later change is told.
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
      // What was asked before the change is answered from before it.
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

/** The saver of an app's cache: all that change settings share it. */
export function settingsSaver(client: QueryClient): SettingsSaver {
  const saver = savers.get(client) ?? createSettingsSaver(client);
  savers.set(client, saver);
  return saver;
}
