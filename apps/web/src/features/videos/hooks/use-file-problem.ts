import { useTranslation } from 'react-i18next';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import { codeText } from '@/lib/i18n/error-text.ts';
import type { FileProblem } from '../model/video-files.ts';

const sentences = {
  video: 'upload.too_large',
  subtitles: 'upload.subtitles_too_large',
  picture: 'upload.picture_too_large',
} as const;

/** Returns a function that describes the problem with a file. */
export function useFileProblem() {
  const { t } = useTranslation('videos');
  const size = useFileSize();
  return (kind: keyof typeof sentences, file: File, problem: FileProblem): string => {
    if ('code' in problem) return codeText(problem.code);
    if ('noRoom' in problem) {
      return t('upload.no_room', { size: size(file.size), free: size(problem.noRoom) });
    }
    return t(sentences[kind], { size: size(file.size), limit: size(problem.tooLarge) });
  };
}
