import { ApiError } from '@glossa/contract/client';
import { contentGaps } from '@glossa/contract/content-gaps';
import { createVideo, createYoutubeVideo } from '@glossa/contract/video-upload';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { titleOfFile } from '@/lib/files/title-of-file.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { codeText } from '@/lib/i18n/error-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { isLearner, managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { readVideo } from '../model/read-video.ts';
import type { VideoFacts } from '../model/read-video.ts';
import {
  isPictureFile,
  isSubtitleFile,
  pictureFileProblem,
  subtitleFileProblem,
  videoFileProblem,
} from '../model/video-files.ts';
import { emptyDraft, isWorthKeeping, uploadDraft } from '../upload-draft.ts';
import type { UploadDraft } from '../upload-draft.ts';
import { useFileProblem } from './use-file-problem.ts';
import { useUploadLimits } from './use-upload-limits.ts';

/** Milliseconds to debounce saving the draft. */
const rest = 400;

interface Files {
  video: File | undefined;
  subtitles: File | undefined;
  second: File | undefined;
  picture: File | undefined;
}
type FormValues = UploadDraft & Files;

const noFiles: Files = { video: undefined, subtitles: undefined, second: undefined, picture: undefined };

/** The fields that show these server errors. */
const fieldOfCode: Record<string, keyof Files | 'video_url'> = {
  video_required: 'video',
  video_file_too_large: 'video',
  storage_full: 'video',
  not_a_video: 'video',
  subtitles_required: 'subtitles',
  subtitles_unreadable: 'subtitles',
  subtitles_too_many: 'subtitles',
  encoding_unknown: 'subtitles',
  not_plain_text: 'subtitles',
  not_a_picture: 'picture',
  youtube_address_invalid: 'video_url',
};

/** Returns what shop content still needs, as messages by field. */
const gapsOf = (values: FormValues): Partial<Record<keyof FormValues, string>> =>
  Object.fromEntries(
    Object.entries(contentGaps({ ...values, isFree: values.is_free, price: Number(values.price) })).map(
      ([name, [sentence = '']]) => [name, validationText(sentence)],
    ),
  );

/** Returns what is required beyond the schema, as messages by field. */
function missingOf(values: FormValues, isManager: boolean): Partial<Record<keyof FormValues, string>> {
  const isFile = values.way === 'file';
  const forShop = isManager && isFile;
  const missing = (absent: boolean, name: keyof FormValues, sentence: string) =>
    absent ? { [name]: sentence } : {};
  return {
    ...missing(isFile && !values.video, 'video', codeText('video_required')),
    ...missing(!isFile && values.video_url.trim() === '', 'video_url', codeText('youtube_address_invalid')),
    ...missing(
      !values.subtitles && !(isFile && values.auto_subtitles),
      'subtitles',
      codeText('subtitles_required'),
    ),
    ...(forShop ? gapsOf(values) : {}),
  };
}

/** State of the upload form: its fields, saved as a draft across reloads, and its files. */
export function useUploadForm() {
  const user = useUser();
  const { i18n } = useTranslation('videos');
  const isManager = managesContent(user);
  const limits = useUploadLimits();
  const sentence = useFileProblem();
  const [initial] = useState((): FormValues => ({
    ...noFiles,
    ...(uploadDraft.read(user.id) ?? emptyDraft(user.current_language ?? 'en', i18n.language)),
    // A user without a library can't add a YouTube video.
    ...(!isLearner(user) && { way: 'file' }),
  }));
  const [facts, setFacts] = useState<VideoFacts>({});
  const way = useRef(initial.way);
  const form = useContractForm(
    way.current === 'file' ? createVideo.body : createYoutubeVideo.body,
    initial,
    (values) => missingOf(values, isManager),
  );
  const { values, set } = form;
  way.current = values.way;

  const store = useDebouncedCallback(uploadDraft.store, { delay: rest, flushOnUnmount: true });
  const kept = useRef(true);
  useEffect(() => {
    const { video: _v, subtitles: _s, second: _2, picture: _p, ...draft } = values;
    if (kept.current) store(user.id, draft);
  }, [store, user.id, values]);

  const refuse = (name: keyof Files, text: string) => form.setErrors({ ...form.errors, [name]: text });

  const chooseVideo = (file: File | undefined) => {
    const problem = file && videoFileProblem(file, limits);
    if (file && problem) return refuse('video', sentence('video', file, problem));
    set('video', file);
    setFacts({});
    if (!file) return;
    if (values.title.trim() === '') set('title', titleOfFile(file.name));
    void readVideo(file).then(setFacts);
  };
  const chooseSubtitles = (name: 'subtitles' | 'second') => (file: File | undefined) => {
    const problem = file && subtitleFileProblem(file);
    if (file && problem) return refuse(name, sentence('subtitles', file, problem));
    set(name, file);
  };
  const choosePicture = (file: File | undefined) => {
    const problem = file && pictureFileProblem(file);
    if (file && problem) return refuse('picture', sentence('picture', file, problem));
    set('picture', file);
  };

  return {
    form,
    facts,
    limits,
    /** Whether the video is shop content. */
    forShop: isManager && values.way === 'file',
    choose: {
      video: chooseVideo,
      subtitles: chooseSubtitles('subtitles'),
      second: chooseSubtitles('second'),
      picture: choosePicture,
    },
    /** Assigns files dropped anywhere on the form to their fields. */
    drop: (files: readonly File[]) => {
      const texts = files.filter(isSubtitleFile);
      const [first, second] = values.subtitles ? [undefined, texts[0]] : texts;
      if (first) chooseSubtitles('subtitles')(first);
      if (second) chooseSubtitles('second')(second);
      const picture = files.find(isPictureFile);
      if (picture) choosePicture(picture);
      const video = files.find((file) => !isSubtitleFile(file) && !isPictureFile(file));
      if (video) {
        set('way', 'file');
        chooseVideo(video);
      }
    },
    /** Shows a server error at its field. Returns false if it belongs to no field. */
    takeFailure: (error: ApiError): boolean => {
      if (form.takeErrors(error)) return true;
      const field = fieldOfCode[error.code];
      if (field) form.setErrors({ [field]: codeText(error.code) });
      return field !== undefined;
    },
    dirty: isWorthKeeping(values) || Object.keys(noFiles).some((name) => values[name as keyof Files]),
    /** Deletes the draft once the video was uploaded or discarded. */
    forget: () => {
      kept.current = false;
      store.cancel();
      uploadDraft.clear(user.id);
    },
  };
}
export type UploadForm = ReturnType<typeof useUploadForm>;
