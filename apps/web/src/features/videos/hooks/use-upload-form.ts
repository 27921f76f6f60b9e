import { ApiError } from '@glossa/contract/client';
import { findContentGaps } from '@glossa/contract/content-gaps';
import { createVideo, createYoutubeVideo, getUploadLimits } from '@glossa/contract/video-upload';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { gapTexts } from '@/domain/content/edit/edited-content.ts';
import { useDraft } from '@/domain/content/upload/use-draft.ts';
import { isLearner, managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { useStorageCheck } from '@/domain/storage/use-storage-check.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { titleFromFileName } from '@/lib/files/title-from-file-name.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { readVideo } from '../model/read-video.ts';
import type { VideoFacts } from '../model/read-video.ts';
import type { UploadFiles } from '../model/upload-request.ts';
import {
  isImageFile,
  isSubtitleFile,
  thumbnailProblem,
  subtitleFileProblem,
  videoFileProblem,
} from '../model/video-files.ts';
import type { FileProblem } from '../model/video-files.ts';
import { emptyDraft, hasInput, uploadDraft } from '../upload-draft.ts';
import type { UploadDraft } from '../upload-draft.ts';

type FormValues = UploadDraft & UploadFiles;

const noFiles: UploadFiles = {
  video: undefined,
  subtitles: undefined,
  second: undefined,
  thumbnail: undefined,
};

/** The field next to which each of these server errors is shown. */
const fieldOfCode: Record<string, keyof UploadFiles | 'video_url'> = {
  video_required: 'video',
  video_file_too_large: 'video',
  storage_full: 'video',
  storage_quota_exceeded: 'video',
  server_storage_full: 'video',
  not_a_video: 'video',
  subtitles_required: 'subtitles',
  subtitles_unreadable: 'subtitles',
  subtitles_too_many: 'subtitles',
  encoding_unknown: 'subtitles',
  not_plain_text: 'subtitles',
  not_a_picture: 'thumbnail',
  youtube_address_invalid: 'video_url',
};

/** Returns messages, by field, for missing values that the form requires but the schema doesn't. */
function missingFields(values: FormValues, isManager: boolean): Partial<Record<keyof FormValues, string>> {
  const isFile = values.way === 'file';
  const needsSubtitles = !values.subtitles && !(isFile && values.auto_subtitles);
  return {
    ...(isFile && !values.video ? { video: errorCodeText('video_required') } : {}),
    ...(!isFile && values.video_url.trim() === ''
      ? { video_url: errorCodeText('youtube_address_invalid') }
      : {}),
    ...(needsSubtitles ? { subtitles: errorCodeText('subtitles_required') } : {}),
    ...(isManager && isFile
      ? gapTexts(findContentGaps({ ...values, isFree: values.is_free, price: Number(values.price) }))
      : {}),
  };
}

/** Manages the upload form: its fields, saved as a draft across reloads, and its files. */
export function useUploadForm() {
  const user = useUser();
  const { i18n } = useTranslation('videos');
  const isManager = managesContent(user);
  // Always refetched, because free disk space changes.
  const limits = useQuery({ ...endpointQuery(getUploadLimits, {}), staleTime: 0 }).data;
  const checkStorage = useStorageCheck();
  const storageProblem = (file: File): FileProblem | undefined => {
    const text = checkStorage(file);
    return text === undefined ? undefined : { text };
  };
  const problemText = useFileProblemText();
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
    (values) => missingFields(values, isManager),
  );
  const { values, set } = form;
  way.current = values.way;

  const discard = useDraft(uploadDraft, values);

  /** Accepts a file, or shows why it was rejected. Returns whether it was accepted. */
  const choose = (name: keyof UploadFiles, file: File | undefined, problem: FileProblem | undefined) => {
    if (file && problem) {
      form.setErrors({ ...form.errors, [name]: problemText(name, file, problem) });
      return false;
    }
    set(name, file);
    return true;
  };
  const chooseVideo = (file: File | undefined) => {
    if (!choose('video', file, file && (videoFileProblem(file, limits) ?? storageProblem(file)))) return;
    setFacts({});
    if (!file) return;
    if (values.title.trim() === '') set('title', titleFromFileName(file.name));
    void readVideo(file).then(setFacts);
  };
  const chooseSubtitles = (name: 'subtitles' | 'second') => (file: File | undefined) =>
    void choose(name, file, file && subtitleFileProblem(file));
  const chooseThumbnail = (file: File | undefined) =>
    void choose('thumbnail', file, file && thumbnailProblem(file));

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
      thumbnail: chooseThumbnail,
    },
    /** Assigns files dropped anywhere on the form to their fields. */
    drop: (files: readonly File[]) => {
      const texts = files.filter(isSubtitleFile);
      const [first, second] = values.subtitles ? [undefined, texts[0]] : texts;
      if (first) chooseSubtitles('subtitles')(first);
      if (second) chooseSubtitles('second')(second);
      const image = files.find(isImageFile);
      if (image) chooseThumbnail(image);
      const video = files.find((file) => !isSubtitleFile(file) && !isImageFile(file));
      if (video) {
        set('way', 'file');
        chooseVideo(video);
      }
    },
    /** Shows a server error next to its field. Returns false if the error doesn't belong to a field. */
    takeFailure: (error: ApiError): boolean => {
      if (form.showFieldErrors(error)) return true;
      const field = fieldOfCode[error.code];
      if (field) form.setErrors({ [field]: errorCodeText(error.code) });
      return field !== undefined;
    },
    dirty: hasInput(values) || Object.keys(noFiles).some((name) => values[name as keyof UploadFiles]),
    /** Deletes the draft after the video has been uploaded or discarded. */
    discard,
  };
}
export type UploadForm = ReturnType<typeof useUploadForm>;

const tooLargeKeys = {
  video: 'upload.too_large',
  subtitles: 'upload.subtitles_too_large',
  second: 'upload.subtitles_too_large',
  thumbnail: 'upload.picture_too_large',
} as const satisfies Record<keyof UploadFiles, unknown>;

/** Returns a function that describes the problem with a file. */
function useFileProblemText() {
  const { t } = useTranslation('videos');
  const size = useFileSize();
  return (name: keyof UploadFiles, file: File, problem: FileProblem): string => {
    if ('code' in problem) return errorCodeText(problem.code);
    if ('text' in problem) return problem.text;
    if ('noSpace' in problem) {
      return t('upload.no_room', { size: size(file.size), free: size(problem.noSpace) });
    }
    return t(tooLargeKeys[name], { size: size(file.size), limit: size(problem.tooLarge) });
  };
}
