import { Alert, Button, Group, Input, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { contentCategories } from '@glossa/contract/categories';
import { ebookStatuses } from '@glossa/contract/ebooks';
import type { Ebook } from '@glossa/contract/ebooks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { DifficultyField } from '../../../lib/difficulty/difficulty-field.tsx';
import { PriceFields } from '../../../lib/manage/price-fields.tsx';
import { TierField } from '../../../lib/manage/tier-field.tsx';
import { TagsField } from '../../../lib/tags/tags-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useEditForm } from '../hooks/use-edit-form.ts';

/** Everything that is said of an ebook, to be changed. */
export function EditDialog({ ebook, onClose }: { ebook: Ebook; onClose: () => void }) {
  const { t } = useTranslation(['ebooks', 'catalogue', 'common', 'videos']);
  const { form, failure, price, isSaving, submit } = useEditForm(ebook, onClose);
  const { values, set, field, errors } = form;
  const statusLabel = useId();
  // Of a draft these may still be missing.
  const required = values.status === 'published';
  return (
    <Dialog title={t('edit.title')} size="lg" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <TextInput
            {...field('title')}
            label={t('fields.title')}
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
                ...contentCategories.map((value) => ({ value, label: t(`videos:categories.${value}`) })),
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
            price={price}
            isFree={values.isFree}
            drmProtected={values.drmProtected}
            fromTier={values.tier !== null}
            error={errors.money}
            onFree={(isFree) => set('isFree', isFree)}
            onProtected={(isProtected) => set('drmProtected', isProtected)}
          >
            <TierField
              value={values.tier ?? ''}
              type="ebook"
              onChange={(id) => set('tier', id === '' ? null : id)}
            />
          </PriceFields>
          <Input.Wrapper
            size="md"
            label={t('columns.status')}
            labelElement="div"
            labelProps={{ id: statusLabel }}
            {...(ebook.preparation !== 'ready' && { description: t('edit.not_ready') })}
          >
            <Segmented
              fullWidth
              aria-labelledby={statusLabel}
              data={ebookStatuses
                .filter((value) => value !== 'published' || ebook.preparation === 'ready')
                .map((value) => ({ value, label: t(`status.${value}`) }))}
              value={values.status}
              onChange={(status) => set('status', status)}
            />
          </Input.Wrapper>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
