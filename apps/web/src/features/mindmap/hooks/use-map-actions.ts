import type { CallInput, CallResult } from '@glossa/contract/endpoint';
import { getMindMap } from '@glossa/contract/mindmap';
import {
  addToMindMap,
  changeLink,
  resetWordPositions,
  saveWordPositions,
  removeLink,
  suggestLinks,
} from '@glossa/contract/mindmap-entries';
import type { LinkKind, MindMap, MindMapLink, MindMapNode } from '@glossa/contract/mindmap';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import { deleteWord, getWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { levelChange, levelBody } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import type { Point } from '../model/camera.ts';

type NewEntry = CallInput<typeof addToMindMap>['body'];

/** Returns actions on a language's map. Each reports its result and offers to undo it. */
export function useMapActions(language: string) {
  const { t } = useTranslation('mindmap');
  const client = useQueryClient();
  const query = { language };

  const refresh = () =>
    Promise.all(
      [getMindMap, suggestLinks, getWord].map((endpoint) =>
        client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    );

  /** Runs an action, refreshes the map and resolves to the result; undefined when it failed. */
  const attempt = async <Result>(action: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await action();
    } catch (error) {
      toast.error(errorText(error));
      return undefined;
    } finally {
      void refresh();
    }
  };
  /** Updates the cache optimistically; the server's response replaces it. */
  const updateCachedNode = (id: number, change: Partial<MindMapNode>) =>
    client.setQueriesData<MindMap>({ queryKey: endpointKey(getMindMap) }, (map) =>
      map
        ? { ...map, nodes: map.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) }
        : map,
    );
  const offerUndo = (message: string, undo: () => Promise<unknown>) =>
    toast.undo({ message, onUndo: () => void attempt(undo) });

  const undoWordChanges = async (tokens: readonly string[]) => {
    for (const token of tokens) await call(undoWords, { body: { token } });
  };
  const deleteLink = (id: string) => call(removeLink, { params: { id } });

  return {
    add: async (entry: NewEntry): Promise<CallResult<typeof addToMindMap> | undefined> => {
      const addition = await attempt(() => call(addToMindMap, { query, body: entry }));
      if (!addition) return undefined;
      const { node, other, link, undo } = addition;
      const message = other
        ? t('done.connected', { word: node.term, other: other.term })
        : t('done.added', { word: node.term });
      offerUndo(message, async () => {
        if (link?.id) await deleteLink(link.id);
        await undoWordChanges(undo);
      });
      return addition;
    },
    changeKind: async (link: MindMapLink, kind: LinkKind): Promise<void> => {
      const { id, kind: before } = link;
      if (id === null) return;
      const setKind = (next: LinkKind) => call(changeLink, { params: { id }, body: { kind: next } });
      const done = await attempt(() => setKind(kind));
      if (done) offerUndo(t('done.changed', { kind: t(`kinds.${kind}`) }), () => setKind(before as LinkKind));
    },
    disconnect: async (link: MindMapLink, word: MindMapNode, other: MindMapNode): Promise<void> => {
      const { id, kind } = link;
      if (id === null || (await attempt(async () => (await deleteLink(id), true))) === undefined) return;
      const connection = { term: word.term, link: { to: other.id, kind: kind as LinkKind } };
      offerUndo(t('done.disconnected', { word: word.term, other: other.term }), () =>
        call(addToMindMap, { query, body: connection }),
      );
    },
    setLevel: async (word: MindMapNode, level: WordLevel): Promise<void> => {
      const change = levelBody(levelChange(level));
      updateCachedNode(word.id, change);
      const done = await attempt(() => call(bulkUpdateWords, { body: { ids: [word.id], ...change } }));
      if (done?.undo)
        offerUndo(t('done.level', { word: word.term }), () => undoWordChanges([done.undo as string]));
    },
    /** Applies a change that was made to a word elsewhere. */
    showEntry: ({ id, translation, knowledge_level, ignored }: Word): void => {
      updateCachedNode(id, { translation, knowledge_level, ignored });
      void client.invalidateQueries({ queryKey: endpointKey(suggestLinks) });
    },
    refresh: () => void refresh(),
    removeWord: async (word: MindMapNode): Promise<boolean> => {
      const done = await attempt(() => call(deleteWord, { params: { id: word.id } }));
      if (!done) return false;
      offerUndo(t('done.removed', { word: word.term }), () => undoWordChanges(done.undo ? [done.undo] : []));
      return true;
    },
    /** Stores the position of a word; the map already shows the word there. */
    savePosition: (id: number, { x, y }: Point) =>
      call(saveWordPositions, { body: { positions: [{ id, x, y }] } }).catch((error: unknown) =>
        toast.error(errorText(error)),
      ),
    /** Discards all manual positions and lays the words out again. */
    arrange: async (nodes: readonly MindMapNode[], onStart: () => void): Promise<void> => {
      const positions = nodes.flatMap(({ id, x, y }) => (x === null || y === null ? [] : [{ id, x, y }]));
      onStart();
      if ((await attempt(() => call(resetWordPositions, { query }))) === undefined) return;
      if (positions.length === 0) toast.success(t('done.arranged'));
      else offerUndo(t('done.arranged'), () => call(saveWordPositions, { body: { positions } }));
    },
  };
}

export type MapActions = ReturnType<typeof useMapActions>;
