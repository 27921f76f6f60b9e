import type { Watching } from '@glossa/contract/watching';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { nextSpeed } from '@/domain/player/speeds.ts';
import { togglePlaying } from '@/domain/player/toggle-playing.ts';
import { useOpenedPlayer } from '@/domain/player/use-opened-player.ts';
import { useQuietShell } from '@/lib/shell/use-quiet-shell.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import type { KeptSubtitles } from '../hooks/use-cues.ts';
import { useChosenCue } from '../hooks/use-chosen-cue.ts';
import { useEditorKeys } from '../hooks/use-editor-keys.ts';
import { useEdits } from '../hooks/use-edits.ts';
import { usePlayCue } from '../hooks/use-play-cue.ts';
import { usePresentCue } from '../hooks/use-present-cue.ts';
import { useRowsInView } from '../hooks/use-rows-in-view.ts';
import { useSaving } from '../hooks/use-saving.ts';
import { useSteady } from '../hooks/use-steady.ts';
import { problemRows } from '../model/cue-problem.ts';
import { CueRows } from './cue-rows.tsx';
import type { GoToRow } from './cue-rows.tsx';
import { CueTools } from './cue-tools.tsx';
import { EditorHeader } from './editor-header.tsx';
import classes from './editor.module.css';
import { ListBar } from './list-bar.tsx';
import { Notes } from './notes.tsx';
import { SaveBar } from './save-bar.tsx';
import { Stage } from './stage.tsx';
import { TracksMenu } from './tracks-menu.tsx';

/** Edits the subtitles of a video cue by cue, next to the video. */
export function Editor({
  data,
  subtitles,
  start,
}: {
  data: Watching;
  subtitles: KeptSubtitles;
  /** Start position in the video, in milliseconds. */
  start: number;
}) {
  const { t } = useTranslation('subtitles');
  const { video, shift, direction } = data;
  const { language } = video;
  usePageTitle(t('title', { title: video.title }));
  useQuietShell('phones');
  const { player, open } = useOpenedPlayer();
  const edits = useEdits(subtitles);
  const saving = useSaving(data, subtitles, edits);
  const present = usePresentCue(player, { list: edits.list, kept: subtitles.kept, shift });
  const playCue = usePlayCue(player, shift);
  const { wantAt } = subtitles;
  useEffect(() => {
    if (present.missing !== undefined) wantAt(present.missing);
  }, [present.missing, wantAt]);
  const onWant = useRowsInView(edits.list, subtitles.want);
  const { chosen, choose, isTyping, listEvents } = useChosenCue(edits.list, present.row, player);
  const goTo = useRef<GoToRow>(() => undefined);
  const caret = useRef<{ row: number; place: number }>(undefined);
  const [begin] = useState(start);

  const readOnly = saving.isSending || saving.preparing !== undefined;
  const problems = useMemo(() => problemRows(edits.list), [edits.list]);
  const canSave = edits.changed > 0 && problems.length === 0 && !readOnly;
  useLeaveGuard(edits.changed > 0 && saving.preparing === undefined, t('leave', { count: edits.changed }));

  const row = chosen ?? present.row ?? 0;
  const own = edits.get(row);
  const now = () => Math.max(0, Math.round((player?.now() ?? 0) - shift));
  const seek = (to: number) => {
    const cue = edits.get(to)?.cue;
    if (cue) player?.seek(Math.max(0, cue.start + shift));
  };
  const seekTo = (time: number) => {
    choose(undefined);
    player?.seek(Math.max(0, time));
  };
  const step = (by: 1 | -1, into: 'text' | 'play') => {
    const next = row + by;
    if (next < 0 || next >= edits.list.count) return;
    choose(next);
    seek(next);
    goTo.current(next, into);
  };
  const whenOpen = (act: () => void) => (own && !readOnly ? act : undefined);
  const change = (part: { start: number } | { end: number }) => edits.change(row, part);
  const actions = {
    play: () => own && playCue(own.cue),
    change,
    now,
    split: () => {
      const place = caret.current?.row === row ? caret.current.place : undefined;
      edits.split(row, { caret: place, now: now() });
    },
    join: row + 1 < edits.list.count ? () => edits.join(row) : undefined,
    add: () => {
      edits.addAfter(row);
      // Waits until the row is rendered.
      queueMicrotask(() => goTo.current(row + 1, 'text'));
    },
    remove: () => {
      choose(row + 1 < edits.list.count ? row + 1 : row - 1);
      edits.remove(row);
      // Focuses the row that replaces it, so that the keyboard keeps working there.
      queueMicrotask(() => goTo.current(Math.min(row, edits.list.count - 2), 'play'));
    },
  };
  useEditorKeys({
    toggle: () => player && togglePlaying(player),
    step: (by) => step(by, 'play'),
    playCue: own && actions.play,
    startNow: whenOpen(() => change({ start: now() })),
    endNow: whenOpen(() => change({ end: now() })),
    remove: whenOpen(actions.remove),
    undo: readOnly ? undefined : edits.undo,
    redo: readOnly ? undefined : edits.redo,
    save: canSave ? saving.save : undefined,
    leap: (by) => player && seekTo(player.now() + by * 1000),
    speed: (by) => player?.setRate(nextSpeed(player.read().rate, by)),
  });
  const events = useSteady({
    onChange: edits.change,
    onPlay: (at: number) => {
      const cue = edits.get(at)?.cue;
      choose(at);
      if (cue) playCue(cue);
    },
    onCaret: (at: number, place: number) => {
      caret.current = { row: at, place };
    },
    onStep: (_at: number, by: 1 | -1) => step(by, 'text'),
  });

  return (
    <div className={classes.editor}>
      <EditorHeader id={video.id} title={video.title} />
      <div className={classes.left}>
        <Stage
          data={data}
          player={player}
          start={begin}
          said={(present.isOn && present.row !== undefined && edits.get(present.row)?.cue.text) || ''}
          onPlayer={open}
          onSeek={seekTo}
          onStep={(by) => step(by, 'play')}
        />
        {own && <CueTools own={own} actions={actions} readOnly={readOnly} />}
      </div>
      <section className={classes.right} aria-label={t('list')} {...listEvents}>
        <ListBar
          edits={edits}
          readOnly={readOnly}
          menu={
            <TracksMenu data={data} readOnly={readOnly} changed={edits.changed} onReplaced={saving.follow} />
          }
        />
        <Notes isAutomatic={subtitles.origin === 'automatic'} saving={saving} changed={edits.changed} />
        <CueRows
          ref={goTo}
          edits={edits}
          chosen={chosen}
          present={present.row}
          isOn={present.isOn}
          isTyping={isTyping}
          language={language}
          direction={direction}
          readOnly={readOnly}
          events={events}
          onChoose={choose}
          onSeek={seek}
          onWant={onWant}
        />
        {edits.changed > 0 && saving.preparing === undefined && (
          <SaveBar
            changed={edits.changed}
            problems={problems}
            isSending={saving.isSending}
            onGo={(at) => {
              choose(at);
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
