import { pastedTextLimit, uploadText } from '@glossa/contract/texts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { codeText } from '../../../lib/i18n/error-text.ts';
import { useUser } from '../../../lib/session/session-context.ts';
import { clearDraft, emptyDraft, isWorthKeeping, readDraft, storeDraft } from '../upload-draft.ts';
import { audioFileProblem, textFileProblem, titleOfFile } from '../upload-files.ts';

interface Chosen {
  file?: File | undefined;
  /** Error code of a file that was refused. */
  problem?: string | undefined;
}

/** Milliseconds of rest after which the draft is kept. */
const rest = 400;

/** State of the upload form: its fields, kept as a draft over a reload, and its two files. */
export function useUploadForm() {
  const user = useUser();
  const [initial] = useState(() => readDraft(user.id) ?? emptyDraft(user.current_language ?? ''));
  const form = useContractForm(uploadText.body, initial);
  const { values } = form;
  const [content, setContent] = useState<Chosen>({});
  const [audio, setAudio] = useState<Chosen>({});
  const replaced = useRef('');

  const store = useDebouncedCallback(storeDraft, { delay: rest, flushOnUnmount: true });
  const kept = useRef(true);
  useEffect(() => {
    if (kept.current) store(user.id, values);
  }, [store, user.id, values]);

  /** A file takes the place of the text; without it the text is there again. */
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

  const hasText = content.file !== undefined || values.text.trim() !== '';
  const dirty = isWorthKeeping(values) || content.file !== undefined || audio.file !== undefined;
  return {
    form,
    content: { file: content.file, error: content.problem && codeText(content.problem), choose: chooseText },
    audio: { file: audio.file, error: audio.problem && codeText(audio.problem), choose: chooseAudio },
    /** The pasted text goes as a file, which may be longer. */
    textAsFile: () =>
      chooseText(new File([values.text], `${values.title.trim() || 'text'}.txt`, { type: 'text/plain' })),
    complete: values.title.trim() !== '' && hasText && values.text.length <= pastedTextLimit,
    dirty,
    /** There is nothing to keep any more: the text has arrived, or is not wanted. */
    forget: () => {
      kept.current = false;
      store.cancel();
      clearDraft(user.id);
    },
  };
}
