import { Box, Checkbox, Divider, Group, NativeSelect, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SaleSettings } from '@/domain/content/edit/price-fields.tsx';
import { UploadFrame } from '@/domain/content/upload/upload-frame.tsx';
import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { useLanguageOptions, useLearningLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { TagsField } from '@/domain/tags/tags-input.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import type { UploadForm as State } from '../hooks/use-upload-form.ts';
import { uploadRequest } from '../model/upload-request.ts';
import type { UploadRequest } from '../model/upload-request.ts';
import { DetailFields } from './detail-fields.tsx';
import { SubtitleFields } from './subtitle-fields.tsx';
import { VideoField } from './video-field.tsx';

/**
 * The form for a new video. `failure` is the error from the last attempt, and `note` is a remark about the chosen file.
 */
export function UploadForm({
  state,
  failure,
  note,
  onSubmit,
  onClear,
}: {
  state: State;
  failure: string | undefined;
  note: string | undefined;
  onSubmit: (request: UploadRequest) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('videos');
  const learningOptions = useLearningLanguageOptions();
  const languageOptions = useLanguageOptions();
  const userIsLearner = isLearner(useUser());
  const { form, facts, limits, choose, forShop } = state;
  const { values, errors, set, field } = form;
  const languages = forShop ? languageOptions : learningOptions;
  const chooseSource = (source: typeof values.way) => {
    set('way', source);
    // A library contains only videos in languages that its owner is learning.
    if (source === 'youtube' && learningOptions.every(({ value }) => value !== values.language))
      set('language', learningOptions[0]?.value ?? '');
  };
  const isFile = values.way === 'file';
  const canGenerateSubtitles = limits?.auto_subtitles === true;
  return (
    <UploadFrame
      failure={failure}
      errors={errors}
      submit={{ label: t(isFile ? 'upload.submit' : 'upload.add') }}
      secondary={state.dirty ? { label: t('upload.clear'), onClick: onClear } : undefined}
      shortcutGroup={t('keys.upload_group')}
      onSubmit={form.submit(() => onSubmit(uploadRequest(values, facts, { forShop, canGenerateSubtitles })))}
      onFiles={state.drop}
      side={
        <>
          <NativeSelect
            label={t('fields.language')}
            data={languages}
            value={values.language}
            error={errors.language}
            onChange={({ currentTarget }) => set('language', currentTarget.value)}
            required
          />
          <DifficultyField
            value={values.difficulty_level}
            onChange={(level) => set('difficulty_level', level)}
          />
          <TagsField value={values.tags} onChange={(tags) => set('tags', tags)} error={errors.tags} />
          {forShop ? (
            <SaleFields state={state} />
          ) : (
            <MoreFields title={t('upload.more')}>
              <DetailFields state={state} required={false} />
            </MoreFields>
          )}
        </>
      }
    >
      {/* The catalog contains only files; YouTube videos can only be added to a library. */}
      {userIsLearner && (
        <Segmented
          aria-label={t('upload.way')}
          data={[
            { value: 'file', label: t('upload.way_file') },
            { value: 'youtube', label: t('upload.way_youtube') },
          ]}
          fullWidth
          value={values.way}
          onChange={chooseSource}
        />
      )}
      {isFile ? (
        <VideoField
          file={values.video}
          facts={facts}
          limit={limits?.file_bytes}
          thumbnail={values.thumbnail}
          note={note}
          error={errors.video}
          onChange={choose.video}
        />
      ) : (
        <TextInput
          {...field('video_url')}
          label={t('upload.address')}
          description={t('upload.address_help')}
          type="url"
          inputMode="url"
          dir="ltr"
          maxLength={500}
          autoComplete="off"
          required
        />
      )}
      <SubtitleFields state={state} />
      <TextInput {...field('title')} label={t('fields.title')} maxLength={300} required autoComplete="off" />
      {forShop && <DetailFields state={state} required />}
    </UploadFrame>
  );
}

/** Sales settings for a new video. */
function SaleFields({ state }: { state: State }) {
  const { t } = useTranslation('videos');
  const { values, field, set } = state.form;
  return (
    <SaleSettings>
      <Checkbox
        label={t('upload.free')}
        checked={values.is_free}
        onChange={({ currentTarget }) => set('is_free', currentTarget.checked)}
      />
      {!values.is_free && (
        <TextInput
          {...field('price')}
          label={t('upload.price')}
          inputMode="decimal"
          dir="ltr"
          placeholder="9.99"
          autoComplete="off"
          required
        />
      )}
      <Checkbox
        label={t('upload.drm')}
        checked={values.drm_protected}
        onChange={({ currentTarget }) => set('drm_protected', currentTarget.checked)}
      />
    </SaleSettings>
  );
}

/** A collapsible group of rarely used fields, which keep their values when collapsed. */
function MoreFields({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const content = useId();
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Divider />
      <Group
        renderRoot={(props) => <UnstyledButton {...props} />}
        justify="space-between"
        w="100%"
        mih={44}
        fw={500}
        aria-expanded={opened}
        aria-controls={content}
        onClick={() => setOpened(!opened)}
      >
        {title}
        <Chevron color="var(--glossa-muted)" size={16} stroke={1.8} aria-hidden="true" />
      </Group>
      <Box id={content} pt="xs" pb={4} hidden={!opened}>
        {children}
      </Box>
    </div>
  );
}
