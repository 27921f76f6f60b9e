import { Alert, Button, CopyButton, Group, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { grammarPointLimits } from '@glossa/contract/text-upload';
import type { Text } from '@glossa/contract/texts';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { useEditForm } from '../hooks/use-edit-form.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { useMoveText } from '../hooks/use-move-text.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';
import { shelves } from '../shelves.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { DifficultyField } from '@/domain/difficulty/difficulty-field.tsx';
import { CoverField } from './cover-field.tsx';
import { WithAside } from '@/ui/layout/with-aside.tsx';
import { DetailFields } from './detail-fields.tsx';
import areaClasses from './text-area-field.module.css';

/** Height of everything above and below the text area in the window. */
const editorStyle = { '--around': '360px' };

/** The form for editing a text, and the progress of analyzing long new content. */
export function EditForm({ text }: { text: Text }) {
  const { t } = useTranslation(['texts', 'common']);
  const navigate = useNavigate();
  const move = useMoveText();
  const [task, setTask] = useState<string>();
  const [isDeleted, setDeleted] = useState(false);
  const edit = useEditForm(text, {
    onSaved: ({ task_status }) => {
      leave();
      toast.success(t('edit.saved'));
      if (task_status) setTask(task_status.id);
      else void navigate(readPath(text.id));
    },
    onFailed: (error) => {
      if (error.status === 404) setDeleted(true);
      else toast.error(errorTextOr(error, t('edit.failed')));
    },
  });
  const { form } = edit;
  const isProtected = text.bought !== null && (text.bought.is_ended || !text.bought.may_copy);
  const leave = useLeaveGuard(edit.dirty && task === undefined);
  useShortcuts([
    {
      keys: ['mod+s'],
      label: t('common:save'),
      group: t('keys.edit_group'),
      run: (event) => edit.submit(event),
    },
  ]);

  const moveToTrash = async () => {
    if (!(await move('trash', text))) return;
    leave();
    void navigate(shelves.reading.path);
  };

  if (task !== undefined) {
    return (
      <AnalysisProgress
        task={task}
        title={form.values.title}
        onReady={() => void navigate(readPath(text.id))}
        onReturn={() => setTask(undefined)}
      />
    );
  }
  return (
    <form style={editorStyle as CSSProperties} onSubmit={edit.submit} noValidate>
      <WithAside
        aside={
          <Stack gap="md">
            <DifficultyField
              value={form.values.difficulty}
              onChange={(value) => form.set('difficulty', value)}
            />
            <DetailFields form={form} />
            <TagsInput
              label={t('fields.grammar')}
              description={t('fields.grammar_help')}
              value={form.values.grammar_points}
              onChange={(points) => form.set('grammar_points', points)}
              error={form.errors.grammar_points}
              maxTags={grammarPointLimits.count}
              // A grammar point may contain a comma: "…, weil …".
              splitChars={[]}
              lang={text.language}
            />
            <CoverField text={text} />
          </Stack>
        }
        actions={
          <Group justify="space-between">
            <Button type="submit" loading={edit.isSaving}>
              {t('common:save')}
            </Button>
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} stroke={1.6} />}
              onClick={() => void moveToTrash()}
            >
              {t('common:delete')}
            </Button>
          </Group>
        }
      >
        <Stack gap="md">
          {isDeleted && (
            <Alert color="red" role="alert" title={t('gone.title')}>
              <Stack gap="sm" align="flex-start">
                {t('gone.keep')}
                <CopyButton value={edit.area.current?.value ?? ''}>
                  {({ copied, copy }) => (
                    <Button size="xs" variant="default" onClick={copy}>
                      {t(copied ? 'common:copied' : 'gone.copy')}
                    </Button>
                  )}
                </CopyButton>
              </Stack>
            </Alert>
          )}
          <TextInput
            {...form.field('title')}
            label={t('fields.title')}
            maxLength={300}
            required
            autoComplete="off"
          />
          <Textarea
            ref={edit.area}
            label={t('fields.content')}
            defaultValue={text.content}
            disabled={isProtected}
            description={isProtected && t('edit.protected')}
            onInput={edit.onInput}
            error={edit.contentError}
            classNames={{ input: areaClasses.input }}
            lang={text.language}
            dir="auto"
            spellCheck={text.content.length < 100_000}
          />
        </Stack>
      </WithAside>
    </form>
  );
}
