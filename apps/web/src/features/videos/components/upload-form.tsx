import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { useFileDrop } from '@/lib/files/use-file-drop.ts';
import { useFirstError } from '@/lib/forms/use-first-error.ts';
import { useAllLanguages } from '@/domain/languages/use-all-languages.ts';
import { useOwnLanguages } from '@/domain/languages/use-own-languages.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { TagsField } from '@/domain/tags/tags-field.tsx';
import columns from '@/ui/layout/form-columns.module.css';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import type { UploadForm as State } from '../hooks/use-upload-form.ts';
import type { VideoOrder } from '../hooks/use-send-video.ts';
import { orderOf } from '../order-of.ts';
import { AboutFields } from './about-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { SaleFields } from './sale-fields.tsx';
import { SubtitleFields } from './subtitle-fields.tsx';
import { VideoField } from './video-field.tsx';

/** The form for a new video. `failure` is the error of the last attempt, `note` a remark about the chosen file. */
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
  onSubmit: (order: VideoOrder) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation(['videos', 'common']);
  const own = useOwnLanguages();
  const all = useAllLanguages();
  const learns = isLearner(useUser());
  const { form, facts, limits, choose, forShop } = state;
  const { values, errors, set, field } = form;
  const languages = forShop ? all : own;
  const chooseWay = (way: typeof values.way) => {
    set('way', way);
    // A library contains only the languages that its owner is learning.
    if (way === 'youtube' && own.every(({ value }) => value !== values.language))
      set('language', own[0]?.value ?? '');
  };
  const isFile = values.way === 'file';
  const first = useFirstError(errors);
  const check = form.submit(() => onSubmit(orderOf(values, facts, { forShop, limits })));
  const submit: typeof check = (event) => {
    first.pressed();
    check(event);
  };
  useShortcuts([
    {
      keys: ['mod+Enter'],
      label: t('upload.submit'),
      group: t('keys.upload_group'),
      run: (event) => submit(event),
    },
  ]);
  const { dropping, handlers } = useFileDrop(state.drop);
  return (
    <form
      ref={first.form}
      className={columns.root}
      data-dropping={dropping || undefined}
      onSubmit={submit}
      noValidate
      {...handlers}
    >
      <Stack gap="md">
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {/* The catalog contains only files; a YouTube video needs a library. */}
        {learns && (
          <Segmented
            aria-label={t('upload.way')}
            data={[
              { value: 'file', label: t('upload.way_file') },
              { value: 'youtube', label: t('upload.way_youtube') },
            ]}
            fullWidth
            value={values.way}
            onChange={chooseWay}
          />
        )}
        {isFile ? (
          <VideoField
            file={values.video}
            facts={facts}
            limit={limits?.file_bytes}
            picture={values.picture}
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
        <TextInput
          {...field('title')}
          label={t('fields.title')}
          maxLength={300}
          required
          autoComplete="off"
        />
        {forShop && <AboutFields state={state} required />}
      </Stack>
      <Stack gap="md" className={columns.side}>
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
            <AboutFields state={state} required={false} />
          </MoreFields>
        )}
      </Stack>
      <Group gap="xs" className={columns.actions}>
        <Button type="submit" leftSection={<IconUpload size={16} stroke={1.8} />}>
          {t(isFile ? 'upload.submit' : 'upload.add')}
        </Button>
        {state.dirty && (
          <Button variant="subtle" color="gray" onClick={onClear}>
            {t('upload.clear')}
          </Button>
        )}
      </Group>
    </form>
  );
}
