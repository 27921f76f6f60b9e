import type { ReadingPage } from '@glossa/contract/reading';
import { Text, VisuallyHidden } from '@mantine/core';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { NoteForm } from '@/domain/annotations/note-form.tsx';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import type { ReaderToolKey } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useSavedToggle } from '@/domain/saved/use-saved.ts';
import partClasses from '@/domain/words/entry/word-part.module.css';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { openAnnotationPanel, useAnnotationPanel } from '../hooks/use-annotation-panel.ts';
import { useLayoutVersion } from '../hooks/use-layout-version.ts';
import { usePageAnnotations } from '../hooks/use-page-annotations.ts';
import { usePageUrl } from '../hooks/use-page-url.ts';
import { lineBoxes } from '../model/line-boxes.ts';
import type { LineBox } from '../model/line-boxes.ts';
import { pageForSentence } from '../model/page-range.ts';
import type { SentencePart } from '../model/sentence-part.ts';
import { AnnotationMarks } from './annotation-marks.tsx';
import { AnnotationsDrawer } from './annotations-drawer.tsx';
import classes from './text-overlays.module.css';
import { SelectionToolbar } from './selection-toolbar.tsx';

/**
 * A text's bookmarks, notes and highlights: drawn around its words, created by shortcut or selection, and listed in a
 * drawer.
 */
export function Annotations({
  data,
  text,
  occurrences,
}: {
  data: ReadingPage;
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
}) {
  const { t } = useTranslation(['annotations', 'reader']);
  const { id, sentences, sentences_per_page: perPage, language } = data;
  const { selection } = useTextWords();
  const pageAnnotations = usePageAnnotations(id, sentences, occurrences);
  const layoutVersion = useLayoutVersion(text);
  const { go } = usePageUrl({ id, page: data.page, preferred: perPage });
  const [flashed, setFlashed] = useState<{ seq: number }>();
  const open = useAnnotationPanel((panel) => panel.open);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => () => openAnnotationPanel(undefined), [id]);

  /** Applies an action to the selection, or to the first sentence of the page. */
  const withPart = (act: (part: SentencePart) => void) => () => {
    const part = pageAnnotations.partOf(selection.read()?.words ?? [selection.start()]);
    if (part) act(part);
  };
  const announce = async (kind: 'bookmark' | 'highlight', done: Promise<boolean | undefined>) => {
    const set = await done;
    if (set !== undefined) setAnnouncement(set ? t(`set.${kind}`) : t(`deleted.${kind}`));
  };
  const bind = (key: ReaderToolKey, label: string, run: () => void) => ({
    id: key,
    keys: [readerToolKeys[key]],
    label,
    group: t('reader:keys.group'),
    run,
  });
  useShortcuts([
    bind(
      'bookmark',
      t('reader:keys.bookmark'),
      withPart((part) => void announce('bookmark', pageAnnotations.bookmark(part))),
    ),
    bind(
      'highlight',
      t('reader:keys.highlight'),
      withPart((part) => void announce('highlight', pageAnnotations.highlight(part, 'yellow'))),
    ),
    bind(
      'note',
      t('reader:keys.note'),
      withPart((part) => openAnnotationPanel({ note: part })),
    ),
    bind('notes', t('reader:keys.notes'), () => openAnnotationPanel({ list: undefined })),
  ]);

  const goTo = (sentence: number) => {
    if (sentences.some(({ seq }) => seq === sentence)) setFlashed({ seq: sentence });
    else {
      const visit = { sentence, word: undefined };
      go(pageForSentence(sentence, perPage), { perPage, visit, replace: false });
    }
  };
  const close = () => openAnnotationPanel(undefined);
  return (
    <>
      <AnnotationMarks
        data={data}
        text={text}
        occurrences={occurrences}
        annotations={pageAnnotations.placed}
        layoutVersion={layoutVersion}
      />
      <SelectionToolbar text={text} occurrences={occurrences} pageAnnotations={pageAnnotations} />
      <SentenceFlash text={text} sentence={flashed} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {/* A separate Suspense boundary, so that loading the shortcut's translations doesn't delay anything else. */}
      <Suspense>
        <SaveSentenceShortcut text={id} occurrences={occurrences} />
      </Suspense>
      {open && 'note' in open && (
        <NoteDialog
          part={open.note}
          sentences={sentences}
          language={language}
          onSave={(note) => pageAnnotations.note(open.note, note)}
          onClose={close}
        />
      )}
      {open && 'list' in open && (
        <AnnotationsDrawer
          text={id}
          focused={open.list}
          onOpen={(sentence) => {
            close();
            goTo(sentence);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Adds a note to part of a sentence. */
function NoteDialog({
  part: { sentence, from, to },
  sentences,
  language,
  onSave,
  onClose,
}: {
  part: SentencePart;
  sentences: ReadingPage['sentences'];
  language: string;
  onSave: (note: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useTranslation('annotations');
  const sentenceText =
    sentences
      .find(({ seq }) => seq === sentence)
      ?.tokens.map((token) => token.t)
      .join('') ?? '';
  return (
    <Dialog onClose={onClose} title={t('new_note')}>
      <Text component="blockquote" mb="sm" className={partClasses.quote ?? ''} lang={language} dir="auto">
        {sentenceText.slice(from ?? 0, to ?? sentenceText.length).trim()}
      </Text>
      <NoteForm required onSave={onSave} onCancel={onClose} />
    </Dialog>
  );
}

/** Scrolls to a sentence on the page and highlights it briefly. */
function SentenceFlash({
  text,
  sentence,
}: {
  text: RefObject<HTMLElement | null>;
  /** A new object triggers the highlight again, even for the same sentence. */
  sentence: { seq: number } | undefined;
}) {
  const [boxes, setBoxes] = useState<readonly LineBox[]>([]);
  useLayoutEffect(() => {
    const element = text.current;
    const pieces = [...(element?.querySelectorAll(`[data-seq="${sentence?.seq}"]`) ?? [])];
    if (!element || !sentence || pieces.length === 0) {
      setBoxes([]);
      return;
    }
    pieces[0]?.scrollIntoView({ block: 'center' });
    setBoxes(
      lineBoxes(
        pieces.flatMap((piece) => [...piece.getClientRects()]),
        element.getBoundingClientRect(),
      ),
    );
    const timer = setTimeout(() => setBoxes([]), 2500);
    return () => clearTimeout(timer);
  }, [text, sentence]);
  return boxes.map((box) => (
    <span key={`${box.top} ${box.left}`} className={classes.flash} style={box} aria-hidden="true" />
  ));
}

/** A shortcut that saves or unsaves the selected sentence, or the page's first sentence if none is selected. */
function SaveSentenceShortcut({
  text,
  occurrences,
}: {
  text: string;
  occurrences: readonly WordOccurrence[];
}) {
  const { t } = useTranslation(['reader', 'saved']);
  const { selection } = useTextWords();
  const toggle = useSavedToggle();
  const save = () => {
    const sentence = occurrences[selection.read()?.index ?? selection.start()]?.seq;
    if (sentence !== undefined) void toggle({ kind: 'sentence', text, sentence });
  };
  useShortcuts([
    {
      id: 'save_sentence',
      keys: [readerToolKeys.save_sentence],
      label: t('keys.save_sentence'),
      group: t('keys.group'),
      run: save,
    },
  ]);
  return null;
}
