import { addAnnotation, listAnnotations, listTextAnnotations } from '@glossa/contract/annotations';
import { explanationKinds, getLanguageModel } from '@glossa/contract/language-model';
import type { ExplanationKind } from '@glossa/contract/language-model';
import { ActionIcon, Box, Button, Group, Menu, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconSparkles, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useTextWords } from './text-words.ts';
import { useExplanation } from './use-explanation.ts';
import type { ExplanationState } from './use-explanation.ts';

/** The menu shows how many requests remain when there are at most this many. */
const fewRemaining = 5;

interface Model {
  name: string;
  host: string;
  remaining: number;
}

/** A menu of questions for the language model about a sentence, and the model's response. */
export function Explanation({ model, seq, word }: { model: Model; seq: number; word: string | undefined }) {
  const { t } = useTranslation('reader');
  const { source } = useTextWords();
  const client = useQueryClient();
  const { explanation, start, stop, close } = useExplanation(
    { ...source, sentence: seq, word },
    (remaining) =>
      client.setQueryData(endpointQuery(getLanguageModel, {}).queryKey, (before) =>
        before?.model ? { model: { ...before.model, remaining } } : before,
      ),
  );
  return (
    <>
      <Menu position="bottom-start" withinPortal withInitialFocusPlaceholder={false} returnFocus>
        <Menu.Target>
          <Button
            variant="subtle"
            size="compact-sm"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconSparkles size={16} stroke={1.6} aria-hidden="true" />}
          >
            {t('explanation.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw="min(320px, 90vw)">
          {explanationKinds.map((kind) => (
            <Menu.Item key={kind} onClick={() => void start(kind)}>
              {t(`explanation.kinds.${kind}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Label>
            {t('explanation.privacy', { host: model.host })}
            {model.remaining <= fewRemaining && (
              <Box>{t('explanation.remaining', { number: model.remaining })}</Box>
            )}
          </Menu.Label>
        </Menu.Dropdown>
      </Menu>
      {explanation && (
        <ResponseView
          explanation={explanation}
          model={model}
          seq={seq}
          onRetry={() => void start(explanation.kind)}
          onStop={stop}
          onClose={close}
        />
      )}
    </>
  );
}

/** The model's response, including while it is still streaming. */
function ResponseView({
  explanation: { kind, text, status, truncated, error },
  model,
  seq,
  onRetry,
  onStop,
  onClose,
}: {
  explanation: ExplanationState;
  model: Model;
  seq: number;
  onRetry: () => void;
  onStop: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['reader', 'common']);
  const heading = useId();
  const isWriting = status === 'writing';
  return (
    <Stack component="section" gap={8} aria-labelledby={heading} aria-busy={isWriting}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3} size="h5" id={heading}>
          {t(`explanation.kinds.${kind}`)}
        </Title>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={18} stroke={1.6} />
        </ActionIcon>
      </Group>
      <Paragraphs text={text} />
      {/* Announce only the end; announcing every part would constantly interrupt the screen reader. */}
      <div role="status">
        {status === 'complete' && <VisuallyHidden>{t('explanation.complete')}</VisuallyHidden>}
        {isWriting && text === '' && (
          <Text size="sm" c="dimmed">
            {t('explanation.writing')}
          </Text>
        )}
        {error && <Text size="sm">{errorText(error)}</Text>}
        {truncated && <Text size="sm">{t('explanation.truncated')}</Text>}
      </div>
      {text !== '' && (
        <Text size="xs" c="dimmed">
          {t('explanation.generated', { model: model.name })}
        </Text>
      )}
      <Group gap={8}>
        {isWriting && (
          <Button size="compact-sm" variant="default" onClick={onStop}>
            {t('explanation.stop')}
          </Button>
        )}
        {(status === 'failed' || status === 'stopped') && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        )}
        {status === 'complete' && <SaveAsNote key={text} kind={kind} text={text} model={model} seq={seq} />}
      </Group>
    </Stack>
  );
}

/** Saves a response as a note on its sentence. Videos have no notes. */
function SaveAsNote({
  kind,
  text,
  model,
  seq,
}: {
  kind: ExplanationKind;
  text: string;
  model: Model;
  seq: number;
}) {
  const { t } = useTranslation('reader');
  const { source } = useTextWords();
  const { mutate, isPending, isSuccess } = useEndpointMutation(addAnnotation, {
    invalidates: [listTextAnnotations, listAnnotations],
  });
  if (!('text' in source)) return null;
  const save = () => {
    const title = t(`explanation.kinds.${kind}`);
    const generated = t('explanation.generated', { model: model.name });
    const note = `${title}\n\n${text.replaceAll('**', '')}\n\n${generated}`;
    mutate({ params: { id: source.text }, body: { kind: 'note', sentence: seq, note } });
  };
  return (
    <>
      <Button size="compact-sm" variant="default" disabled={isSuccess} loading={isPending} onClick={save}>
        {isSuccess ? t('explanation.saved') : t('explanation.save')}
      </Button>
      <VisuallyHidden role="status">{isSuccess && t('explanation.saved')}</VisuallyHidden>
    </>
  );
}

/** Renders paragraphs with **bold** words. Everything else is plain text. */
const Paragraphs = ({ text }: { text: string }) => (
  <>
    {text
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line, index) => (
        <Text key={index} size="sm" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {line
            .split(/\*\*(.+?)\*\*/)
            .map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part.replaceAll('**', '')))}
        </Text>
      ))}
  </>
);
