import type { Watching } from '@glossa/contract/watching';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { watchPath } from '@/domain/paths/entry-paths.ts';
import { nextSpeed, togglePlaying } from '@/domain/player/player.ts';
import { VideoHeader } from '@/domain/player/video-page.tsx';
import { useAttachedPlayer } from '@/domain/player/use-player.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { usePlayCue, useCurrentCue } from '../hooks/use-current-cue.ts';
import { useEditorShortcuts } from '../hooks/use-editor-shortcuts.ts';
import { useEdits } from '../hooks/use-edits.ts';
import { useSaving } from '../hooks/use-saving.ts';
import { useSelectedCue } from '../hooks/use-selected-cue.ts';
import { useVisibleRows } from '../hooks/use-stored-cues.ts';
import type { StoredSubtitles } from '../hooks/use-stored-cues.ts';
import { problemRows } from '../model/cue-list.ts';
import { CueRows } from './cue-rows.tsx';
import type { GoToRow } from './cue-rows.tsx';
import { CueTools } from './cue-tools.tsx';
import { EditorToolbar, EditorNotes, SaveBar } from './editor-status.tsx';
import { EditorVideo } from './editor-video.tsx';
import { TracksMenu } from './tracks-menu.tsx';
import classes from './editor.module.css';

/** Edits a video's subtitles cue by cue, next to the video. */
export function Editor({
  data,
  subtitles,
  start,
}: {
  data: Watching;
  subtitles: StoredSubtitles;
  /** Start position in the video, in milliseconds. */
  start: number;
}) {
  const { t } = useTranslation('subtitles');
  const { video, shift, direction } = data;
  const { language } = video;
  const title = t('title', { title: video.title });
  usePageTitle(title);
  useHiddenShell('phones');
  const { player, attach } = useAttachedPlayer();
  const edits = useEdits(subtitles);
  const saving = useSaving(data, subtitles, edits);
  const current = useCurrentCue(player, { list: edits.list, stored: subtitles.stored, shift });
  const playCue = usePlayCue(player, shift);
  const { loadAt } = subtitles;
  useEffect(() => {
    if (current.missing !== undefined) loadAt(current.missing);
  }, [current.missing, loadAt]);
  const onVisibleRows = useVisibleRows(edits.list, subtitles.loadRange);
  const { selected, select, isTyping, listEvents } = useSelectedCue(edits.list, current.row, player);
  const goTo = useRef<GoToRow>(() => undefined);
  const caret = useRef<{ row: number; position: number }>(undefined);
  const [initialStart] = useState(start);

  const readOnly = saving.isSending || saving.preparing !== undefined;
  const problems = useMemo(() => problemRows(edits.list), [edits.list]);
  const canSave = edits.changeCount > 0 && problems.length === 0 && !readOnly;
  useLeaveGuard(
    edits.changeCount > 0 && saving.preparing === undefined,
    t('leave', { count: edits.changeCount }),
  );

  const row = selected ?? current.row ?? 0;
  const cueRow = edits.get(row);
  const now = () => Math.max(0, Math.round((player?.now() ?? 0) - shift));
  const seek = (to: number) => {
    const cue = edits.get(to)?.cue;
    if (cue) player?.seek(Math.max(0, cue.start + shift));
  };
  const seekTo = (time: number) => {
    select(undefined);
    player?.seek(Math.max(0, time));
  };
  const step = (by: 1 | -1, into: 'text' | 'play') => {
    const next = row + by;
    if (next < 0 || next >= edits.list.count) return;
    select(next);
    seek(next);
    goTo.current(next, into);
  };
  const whenEditable = (act: () => void) => (cueRow && !readOnly ? act : undefined);
  const change = (part: { start: number } | { end: number }) => edits.change(row, part);
  const actions = {
    play: () => cueRow && playCue(cueRow.cue),
    change,
    now,
    split: () => {
      const position = caret.current?.row === row ? caret.current.position : undefined;
      edits.split(row, { caret: position, now: now() });
    },
    join: row + 1 < edits.list.count ? () => edits.join(row) : undefined,
    add: () => {
      edits.addAfter(row);
      // Wait until the row has been rendered.
      queueMicrotask(() => goTo.current(row + 1, 'text'));
    },
    remove: () => {
      select(row + 1 < edits.list.count ? row + 1 : row - 1);
      edits.remove(row);
      // Focus the row that replaces the removed one, so that keyboard users can continue there.
      queueMicrotask(() => goTo.current(Math.min(row, edits.list.count - 2), 'play'));
    },
  };
  useEditorShortcuts({
    toggle: () => player && togglePlaying(player),
    step: (by) => step(by, 'play'),
    playCue: cueRow && actions.play,
    startNow: whenEditable(() => change({ start: now() })),
    endNow: whenEditable(() => change({ end: now() })),
    remove: whenEditable(actions.remove),
    undo: readOnly ? undefined : edits.undo,
    redo: readOnly ? undefined : edits.redo,
    save: canSave ? saving.save : undefined,
    skip: (by) => player && seekTo(player.now() + by * 1000),
    speed: (by) => player?.setRate(nextSpeed(player.read().rate, by)),
  });
  const events = useStableFunctions({
    onChange: edits.change,
    onPlay: (at: number) => {
      const cue = edits.get(at)?.cue;
      select(at);
      if (cue) playCue(cue);
    },
    onCaret: (at: number, position: number) => {
      caret.current = { row: at, position };
    },
    onStep: (_at: number, by: 1 | -1) => step(by, 'text'),
  });

  return (
    <div className={classes.editor}>
      <VideoHeader back={{ to: watchPath(video.id), label: t('back') }} title={title} />
      <div className={classes.left}>
        <EditorVideo
          data={data}
          player={player}
          start={initialStart}
          cueText={(current.isVisible && current.row !== undefined && edits.get(current.row)?.cue.text) || ''}
          onPlayer={attach}
          onSeek={seekTo}
          onStep={(by) => step(by, 'play')}
        />
        {cueRow && <CueTools cueRow={cueRow} actions={actions} readOnly={readOnly} />}
      </div>
      <section className={classes.right} aria-label={t('list')} {...listEvents}>
        <EditorToolbar
          edits={edits}
          readOnly={readOnly}
          menu={
            <TracksMenu
              data={data}
              readOnly={readOnly}
              changeCount={edits.changeCount}
              onReplaced={saving.followTask}
            />
          }
        />
        <EditorNotes
          isAutomatic={subtitles.origin === 'automatic'}
          saving={saving}
          changeCount={edits.changeCount}
        />
        <CueRows
          ref={goTo}
          edits={edits}
          selected={selected}
          current={current.row}
          isVisible={current.isVisible}
          isTyping={isTyping}
          language={language}
          direction={direction}
          readOnly={readOnly}
          events={events}
          onSelect={select}
          onSeek={seek}
          onVisibleRows={onVisibleRows}
        />
        {edits.changeCount > 0 && saving.preparing === undefined && (
          <SaveBar
            changeCount={edits.changeCount}
            problems={problems}
            isSending={saving.isSending}
            onGoToRow={(at) => {
              select(at);
              goTo.current(at, 'text');
            }}
            onDiscard={edits.discard}
            onSave={saving.save}
          />
        )}
      </section>
    </div>
  );
}

/**
 * Returns functions with a stable identity that call the latest ones, so that components receiving them don't
 * re-render.
 */
function useStableFunctions<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions);
  useEffect(() => {
    latest.current = functions;
  });
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof Functions)[];
    return Object.fromEntries(
      names.map((name) => [
        name,
        (...args: unknown[]) => (latest.current[name] as (...args: unknown[]) => unknown)(...args),
      ]),
    ) as Functions;
  }, []);
}
