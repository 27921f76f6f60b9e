import { Alert, Button, Group, Input, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { contentCategories } from '@glossa/contract/categories';
import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { DifficultyField } from '../../../lib/difficulty/difficulty-field.tsx';
import { PriceFields } from '../../../lib/manage/price-fields.tsx';
import { TagsField } from '../../../lib/tags/tags-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useEditForm } from '../hooks/use-edit-form.ts';

/** Everything that is said of a video of the catalogue, to be changed. */
export function EditDialog({ video, onClose }: { video: CatalogueVideo; onClose: () => void }) {
  const { t } = useTranslation(['catalogue', 'common', 'videos']);
  const state = useEditForm(video, onClose);
  const { form, failure } = state;
  const { values, set, field, errors } = form;
  const statusLabel = useId();
  const isReady = video.status === 'published' || video.status === 'draft';
  // Of a draft these may still be missing.
  const required = values.status === 'published';
  const categories = [...new Set([...contentCategories, values.category].filter(Boolean))];
  return (
    <Dialog title={t('videos:edit.title')} size="lg" onClose={onClose}>
      <form noValidate onSubmit={state.submit}>
        <Stack gap="md">
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <TextInput
            {...field('title')}
            label={t('videos:fields.title')}
            maxLength={300}
            required
            autoComplete="off"
            data-autofocus
          />
          <Textarea
            {...field('description')}
            label={t('fields.description')}
            maxLength={5000}
            autosize
            minRows={2}
            maxRows={8}
            required={required}
          />
          <Group grow align="flex-start">
            <TextInput
              {...field('author')}
              label={t('fields.author')}
              maxLength={200}
              autoComplete="off"
              required={required}
            />
            <NativeSelect
              label={t('fields.category')}
              data={[
                { value: '', label: t('videos:upload.no_category') },
                ...categories.map((value) => ({
                  value,
                  label: t(`videos:categories.${value as (typeof contentCategories)[number]}`, {
                    defaultValue: value,
                  }),
                })),
              ]}
              value={values.category}
              error={errors.category}
              onChange={({ currentTarget }) => set('category', currentTarget.value)}
              required={required}
            />
          </Group>
          <DifficultyField value={values.difficulty} onChange={(level) => set('difficulty', level)} />
          <TagsField value={values.tags} onChange={(tags) => set('tags', tags)} error={errors.tags} />
          <PriceFields
            price={state.price}
            isFree={values.isFree}
            drmProtected={values.drmProtected}
            error={errors.money}
            onFree={(isFree) => set('isFree', isFree)}
            onProtected={(isProtected) => set('drmProtected', isProtected)}
          />
          {isReady && (
            <Input.Wrapper
              size="md"
              label={t('columns.status')}
              labelElement="div"
              labelProps={{ id: statusLabel }}
            >
              <Segmented
                fullWidth
                aria-labelledby={statusLabel}
                data={(['draft', 'published'] as const).map((value) => ({
                  value,
                  label: t(`status.${value}`),
                }))}
                value={values.status}
                onChange={(status) => set('status', status)}
              />
            </Input.Wrapper>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={state.isSaving}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
