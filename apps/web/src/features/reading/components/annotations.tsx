import type { ReadingPage } from '@glossa/contract/reading';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import type { ReaderToolKey } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import { useAnnotating } from '../hooks/use-annotating.ts';
import { useLayoutCount } from '../hooks/use-layout-count.ts';
import { usePageAddress } from '../hooks/use-page-address.ts';
import type { Part } from '../model/annotated-words.ts';
import { notesDoor } from '../model/notes-door.ts';
import { pageOf } from '../model/place.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { AnnotationMarks } from './annotation-marks.tsx';
import { MarkingBar } from './marking-bar.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { NotesDrawer } from './notes-drawer.tsx';
import { SentenceFlash } from './sentence-flash.tsx';

/**
 * Bookmarks, notes and highlights of a text: drawn around its words, created by shortcut or selection, listed in a
 * drawer.
 */
export function Annotations({
  data,
  text,
  page,
}: {
  data: ReadingPage;
  text: RefObject<HTMLElement | null>;
  page: readonly WordOccurrence[];
}) {
  const { t } = useTranslation(['annotations', 'reader']);
  const { id, sentences, sentences_per_page: size, language } = data;
  const { selection } = useTextWords();
  const annotating = useAnnotating(id, sentences, page);
  const layout = useLayoutCount(text);
  const { go } = usePageAddress({ id, page: data.page, preferred: size });
  const [pointed, setPointed] = useState<{ seq: number }>();
  const open = useSyncExternalStore(notesDoor.subscribe, notesDoor.read);
  const [said, setSaid] = useState('');
  useEffect(() => () => notesDoor.set(undefined), [id]);

  /** Acts on the selection, or on the first sentence of the page. */
  const onPart = (act: (part: Part) => void) => () => {
    const part = annotating.partOf(selection.read()?.words ?? [selection.start()]);
    if (part) act(part);
  };
  const tell = async (kind: 'bookmark' | 'highlight', done: Promise<boolean | undefined>) => {
    const set = await done;
    if (set !== undefined) setSaid(set ? t(`set.${kind}`) : t(`deleted.${kind}`));
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
      onPart((part) => void tell('bookmark', annotating.bookmark(part))),
    ),
    bind(
      'highlight',
      t('reader:keys.highlight'),
      onPart((part) => void tell('highlight', annotating.highlight(part, 'yellow'))),
    ),
    bind(
      'note',
      t('reader:keys.note'),
      onPart((part) => notesDoor.set({ note: part })),
    ),
    bind('notes', t('reader:keys.notes'), () => notesDoor.set({ list: undefined })),
  ]);

  const goTo = (sentence: number) => {
    if (sentences.some(({ seq }) => seq === sentence)) setPointed({ seq: sentence });
    else {
      const visit = { sentence, word: undefined };
      go(pageOf(sentence, size), { perPage: size, visit, replace: false });
    }
  };
  const close = () => notesDoor.set(undefined);
  return (
    <>
      <AnnotationMarks data={data} text={text} page={page} placed={annotating.placed} layout={layout} />
      <MarkingBar text={text} page={page} annotating={annotating} />
      <SentenceFlash text={text} sentence={pointed} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open && 'note' in open && (
        <NoteDialog
          part={open.note}
          sentences={sentences}
          language={language}
          onSave={(note) => annotating.note(open.note, note)}
          onClose={close}
        />
      )}
      {open && 'list' in open && (
        <NotesDrawer
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
