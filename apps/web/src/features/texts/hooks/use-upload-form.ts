import type { FoundText } from '@glossa/contract/imports';
import { messages } from '@glossa/contract/messages';
import { pastedTextLimit, uploadText } from '@glossa/contract/text-upload';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { titleOfFile } from '@/lib/files/title-of-file.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { codeText } from '@/lib/i18n/error-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { givenText } from '@/domain/paths/given-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { emptyDraft, isWorthKeeping, uploadDraft } from '../upload-draft.ts';
import { audioFileProblem, textFileProblem, timesFileProblem } from '../upload-files.ts';

interface Chosen {
  file?: File | undefined;
  /** Error code of a rejected file. */
  problem?: string | undefined;
}

/** Milliseconds to debounce saving the draft. */
const rest = 400;

/** State of the upload form: its fields, saved as a draft across reloads, and its files. */
export function useUploadForm() {
  const user = useUser();
  const given = givenText(useLocation().state);
  const [initial] = useState(
    () => uploadDraft.read(user.id) ?? { ...emptyDraft(user.current_language ?? ''), ...given },
  );
  const form = useContractForm(uploadText.body, initial);
  const { values } = form;
  const [content, setContent] = useState<Chosen>({});
  const [audio, setAudio] = useState<Chosen>({});
  const [times, setTimes] = useState<Chosen>({});
  const [foundLanguage, setFoundLanguage] = useState<string | null>(null);
  const replaced = useRef('');

  const store = useDebouncedCallback(uploadDraft.store, { delay: rest, flushOnUnmount: true });
  const kept = useRef(true);
  useEffect(() => {
    if (kept.current) store(user.id, values);
  }, [store, user.id, values]);

  /** A file replaces the text; removing the file restores the text. */
  const chooseText = (file: File | undefined) => {
    const problem = file && textFileProblem(file);
    if (problem !== undefined) return setContent((before) => ({ ...before, problem }));
    setContent({ file });
    if (!file) return form.set('text', replaced.current);
    replaced.current = values.text;
    form.set('text', '');
    if (values.title.trim() === '') form.set('title', titleOfFile(file.name));
  };
  const chooseAudio = (file: File | undefined) => {
    const problem = file && audioFileProblem(file);
    setAudio((before) => (problem === undefined ? { file } : { ...before, problem }));
  };

  const chooseTimes = (file: File | undefined) => {
    const problem = file && timesFileProblem(file);
    setTimes((before) => (problem === undefined ? { file } : { ...before, problem }));
  };
  const asFile = (text: string, title: string) =>
    chooseText(new File([text], `${title.trim() || 'text'}.txt`, { type: 'text/plain' }));

  /** Fills the form with what was found at a URL or in subtitles. A title typed by the user is kept. */
  const takeFound = (found: FoundText, file: File | undefined) => {
    const title = found.title || (file ? titleOfFile(file.name) : '');
    if (values.title.trim() === '') form.set('title', title.slice(0, 300));
    if (found.author !== '') form.set('author', found.author);
    if (found.source !== '') form.set('source', found.source);
    setFoundLanguage(found.language);
    form.set('from_subtitles', file !== undefined);
    if (file) chooseTimes(file);
    if (found.text.length > pastedTextLimit) return asFile(found.text, title);
    setContent({});
    form.set('text', found.text);
  };

  const hasText = content.file !== undefined || values.text.trim() !== '';
  const isBlank = content.file === undefined && values.text !== '' && values.text.trim() === '';
  const dirty =
    isWorthKeeping(values) ||
    content.file !== undefined ||
    audio.file !== undefined ||
    times.file !== undefined;
  return {
    form,
    content: { file: content.file, error: content.problem && codeText(content.problem), choose: chooseText },
    audio: { file: audio.file, error: audio.problem && codeText(audio.problem), choose: chooseAudio },
    times: { file: times.file, error: times.problem && codeText(times.problem), choose: chooseTimes },
    refuse: (problem: string) => setContent((before) => ({ ...before, problem })),
    takeFound,
    /** Detected language; null if nothing was fetched or the language is uncertain. */
    foundLanguage,
    /** Sends the pasted text as a file, which has a higher limit. */
    textAsFile: () => asFile(values.text, values.title),
    complete: values.title.trim() !== '' && hasText && values.text.length <= pastedTextLimit,
    /** The error of the text; white space alone doesn't count as text. */
    textError: form.errors.text ?? (isBlank ? validationText(messages.content_required) : undefined),
    dirty,
    /** Deletes the draft once the text was uploaded or discarded. */
    forget: () => {
      kept.current = false;
      store.cancel();
      uploadDraft.clear(user.id);
    },
  };
}
