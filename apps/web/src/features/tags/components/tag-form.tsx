import { ApiError } from '@glossa/contract/client';
import { createTag, listTags, updateTag } from '@glossa/contract/tags';
import type { Tag } from '@glossa/contract/tags';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { tagQueries, useTagChanges } from '../hooks/use-tag-changes.ts';
import { ColorChoice } from './color-choice.tsx';

const maxPageSize = 100;

/** Finds a tag by its name, ignoring case. */
async function findTagByName(name: string): Promise<Tag | undefined> {
  const trimmed = name.trim();
  const { results } = await call(listTags, { query: { search: trimmed, page_size: maxPageSize } });
  return results.find((tag) => tag.name.toLowerCase() === trimmed.toLowerCase());
}

/** Edits the name and color of a new or existing tag. If the name is taken, offers to merge the tags. */
export function TagForm({
  tag,
  onClose,
  onDone,
}: {
  tag?: Tag;
  onClose: () => void;
  /** Receives the saved tag, or the one it was merged into. */
  onDone: (tag: Pick<Tag, 'id'>) => void;
}) {
  const { t } = useTranslation(['tags', 'common']);
  const form = useContractForm(createTag.body, { name: tag?.name ?? '', color: tag?.color ?? 'gray' });
  const [existing, setExisting] = useState<Tag>();
  const { merge, isBusy } = useTagChanges();
  const handleError = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'tag_exists') return toast.apiError(errorText(error));
    form.setErrors({ name: errorText(error) });
    setExisting(await findTagByName(form.values.name).catch(() => undefined));
  };
  const handlers = {
    invalidates: tagQueries,
    meta: { silent: true },
    onSuccess: (saved: Tag) => {
      toast.success(t(tag ? 'rename.done' : 'created', { tag: saved.name }));
      onDone(saved);
      onClose();
    },
    onError: (error: unknown) => void (form.showFieldErrors(error) || handleError(error)),
  };
  const create = useEndpointMutation(createTag, handlers);
  const update = useEndpointMutation(updateTag, handlers);
  const mergeInto = async (into: Tag) => {
    if (!tag || !(await merge(tag, into))) return;
    onDone(into);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={tag ? t('rename.title') : t('new')}>
      <form
        noValidate
        onSubmit={form.submit((body) =>
          tag ? update.mutate({ params: { id: tag.id }, body }) : create.mutate({ body }),
        )}
      >
        <Stack gap="md">
          <TextInput
            {...form.field('name')}
            label={t('name')}
            maxLength={60}
            autoComplete="off"
            data-autofocus
            onChange={(event) => {
              setExisting(undefined);
              form.field('name').onChange(event);
            }}
          />
          {tag && existing && (
            <Alert color="ink" title={t('merge.offer', { tag: existing.name })}>
              <p style={{ marginBlock: '0 12px' }}>
                {t('merge.help', { tag: tag.name, into: existing.name })}
              </p>
              <Button size="compact-sm" loading={isBusy} onClick={() => void mergeInto(existing)}>
                {t('merge.into', { tag: existing.name })}
              </Button>
            </Alert>
          )}
          <ColorChoice value={form.values.color} onChange={(color) => form.set('color', color)} />
          <Button type="submit" loading={create.isPending || update.isPending}>
            {tag ? t('common:save') : t('create')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
