import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { replaceSubtitles } from '@glossa/contract/subtitles';
import { subtitleFileLimit } from '@glossa/contract/video-upload';
import type { VideoCard } from '@glossa/contract/videos';
import { watchVideo } from '@glossa/contract/watching';
import { languages } from '@glossa/language/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { FileField } from '@/lib/files/file-field.tsx';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorCodeText, errorTextOr } from '@/lib/i18n/error-text.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';

/** Prompts for a subtitle file: a replacement for the main subtitles, or second subtitles with their language. */
export function TrackDialog({
  kind,
  id,
  language: secondLanguage,
  changeCount,
  onClose,
  onDone,
}: {
  kind: 'main' | 'second';
  id: string;
  /** Language code of the existing second subtitles, or null. */
  language: string | null;
  /** Number of changes lost when the main subtitles are replaced. */
  changeCount: number;
  onClose: () => void;
  onDone: (video: VideoCard) => void;
}) {
  const { t, i18n } = useTranslation(['subtitles', 'common']);
  const size = useFileSize();
  const [file, setFile] = useState<File>();
  const [language, setLanguage] = useState(secondLanguage || i18n.language.split('-')[0] || 'en');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useEndpointMutation(replaceSubtitles, {
    meta: { silent: true },
    invalidates: kind === 'second' ? [watchVideo] : [],
    onSuccess: onDone,
    onError: (error) => setProblem(errorTextOr(error, t('tracks.failed'))),
  });
  const fileProblem = (chosen: File | undefined): string | undefined => {
    if (!chosen) return errorCodeText('subtitles_required');
    if (!/\.(srt|vtt)$/i.test(chosen.name) || chosen.size === 0) return errorCodeText('subtitles_unreadable');
    if (chosen.size <= subtitleFileLimit) return undefined;
    return t('tracks.too_large', { size: size(chosen.size), limit: size(subtitleFileLimit) });
  };
  const submit = () => {
    const found = fileProblem(file);
    setProblem(found);
    if (found !== undefined || !file) return;
    const body = kind === 'main' ? { kind } : { kind, language };
    mutate({ params: { id }, body, files: { subtitle_file: file } });
  };
  const codes = languages.map(({ code }) => ({ value: code, label: languageName(code, i18n.language) }));
  return (
    <Dialog title={t(`tracks.${kind}_title`)} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          {kind === 'main' && changeCount > 0 && (
            <Alert color="red">{t('tracks.loses', { count: changeCount })}</Alert>
          )}
          <FileField
            label={t('tracks.choose')}
            accept=".srt,.vtt"
            file={file}
            error={problem}
            onChange={(chosen) => {
              setFile(chosen);
              setProblem(chosen && fileProblem(chosen));
            }}
          >
            {t(`tracks.${kind}_help`)}
          </FileField>
          {kind === 'second' && (
            <NativeSelect
              label={t('tracks.language')}
              data={codes}
              value={codes.some(({ value }) => value === language) ? language : 'en'}
              onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {t(kind === 'main' ? 'tracks.replace_now' : 'tracks.add_now')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
