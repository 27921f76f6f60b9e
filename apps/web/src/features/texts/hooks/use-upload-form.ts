import type { ApiError } from '@glossa/contract/client';
import { previewPage, previewSubtitles } from '@glossa/contract/imports';
import type { FoundText } from '@glossa/contract/imports';
import { messages } from '@glossa/contract/messages';
import { pastedTextLimit, uploadText } from '@glossa/contract/text-upload';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useDraft } from '@/domain/content/upload/use-draft.ts';
import { readPrefilledText } from '@/domain/paths/prefilled-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { useStorageCheck } from '@/domain/storage/use-storage-check.ts';
import { call } from '@/lib/api/client.ts';
import { titleFromFileName } from '@/lib/files/title-from-file-name.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorCodeText, errorTextOr } from '@/lib/i18n/error-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { emptyDraft, hasInput, uploadDraft } from '../upload-draft.ts';
import { audioFileProblem, textFileProblem, timesFileProblem } from '../upload-files.ts';

/** A file field: its file, or why the file was rejected. */
interface Choice {
  file?: File | undefined;
  problem?: string | undefined;
}

/** Manages the upload form: its fields, saved as a draft across reloads, and its files. */
export function useUploadForm() {
  const user = useUser();
  const prefilled = readPrefilledText(useLocation().state);
  const [initial] = useState(
    () => uploadDraft.read(user.id) ?? { ...emptyDraft(user.current_language ?? ''), ...prefilled },
  );
  const form = useContractForm(uploadText.body, initial);
  const { values } = form;
  const [content, setContent] = useState<Choice>({});
  const storageProblem = useStorageCheck();
  const audio = useFileChoice((file) => withText(audioFileProblem(file)) ?? storageProblem(file));
  const times = useFileChoice((file) => withText(timesFileProblem(file)));
  const replacedText = useRef('');
  const discard = useDraft(uploadDraft, values);

  const reject = (problem: string) => setContent((before) => ({ ...before, problem }));

  /** A file replaces the text; removing the file restores the text. */
  const chooseText = (file: File | undefined) => {
    const problem = file && textFileProblem(file);
    if (problem !== undefined) return reject(problem);
    setContent({ file });
    if (!file) return form.set('text', replacedText.current);
    replacedText.current = values.text;
    form.set('text', '');
    if (values.title.trim() === '') form.set('title', titleFromFileName(file.name));
  };
  const attachTextAsFile = (text: string, title: string) =>
    chooseText(new File([text], `${title.trim() || 'text'}.txt`, { type: 'text/plain' }));

  /** Fills the form with content found at a URL or in subtitles. Keeps a title typed by the user. */
  const fillIn = (found: FoundText, file: File | undefined) => {
    const title = found.title || (file ? titleFromFileName(file.name) : '');
    if (values.title.trim() === '') form.set('title', title.slice(0, 300));
    if (found.author !== '') form.set('author', found.author);
    if (found.source !== '') form.set('source', found.source);
    form.set('from_subtitles', file !== undefined);
    if (file) times.choose(file);
    if (found.text.length > pastedTextLimit) return attachTextAsFile(found.text, title);
    setContent({});
    form.set('text', found.text);
  };

  const hasText = content.file !== undefined || values.text.trim() !== '';
  const isBlank = content.file === undefined && values.text !== '' && values.text.trim() === '';
  return {
    form,
    content: {
      file: content.file,
      error: content.problem && errorCodeText(content.problem),
      choose: chooseText,
      reject,
    },
    audio,
    times,
    preview: usePreview(fillIn),
    /** Sends the pasted text as a file, which has a higher limit. */
    sendTextAsFile: () => attachTextAsFile(values.text, values.title),
    isComplete: values.title.trim() !== '' && hasText && values.text.length <= pastedTextLimit,
    /** The error for the text field; white space alone doesn't count as text. */
    textError: form.errors.text ?? (isBlank ? validationText(messages.content_required) : undefined),
    dirty: hasInput(values) || [content, audio, times].some(({ file }) => file !== undefined),
    /** Deletes the draft after the text has been uploaded or discarded. */
    discard,
  };
}

const withText = (code: string | undefined): string | undefined => code && errorCodeText(code);

/** Manages a file field. `check` returns the problem with an unsuitable file. */
function useFileChoice(check: (file: File) => string | undefined) {
  const [choice, setChoice] = useState<Choice>({});
  return {
    file: choice.file,
    error: choice.problem,
    choose: (file: File | undefined) => {
      const problem = file && check(file);
      setChoice((before) => (problem === undefined ? { file } : { ...before, problem }));
    },
  };
}

type Source = { url: string } | { file: File };

/** Loads the text of a web page or a subtitle file from the server. */
function usePreview(onLoaded: (found: FoundText, file: File | undefined) => void) {
  const { t } = useTranslation('imports');
  const [problem, setProblem] = useState<{ page?: string; file?: string }>({});
  const { data, mutate, isPending } = useMutation<FoundText, ApiError, Source>({
    meta: { silent: true },
    mutationFn: (source) =>
      'url' in source
        ? call(previewPage, { body: { url: source.url } })
        : call(previewSubtitles, { files: source }),
    onSuccess: (found, source) => onLoaded(found, 'file' in source ? source.file : undefined),
    onError: (error, source) => {
      const message = error.fields['url'] ? t('page.invalid') : errorTextOr(error, t('page.failed'));
      setProblem('url' in source ? { page: message } : { file: message });
    },
  });
  return {
    load: mutate,
    isLoading: isPending,
    /** Detected language; null if nothing was loaded or the language is uncertain. */
    language: data?.language ?? null,
    problem,
    clearProblem: () => setProblem({}),
  };
}
