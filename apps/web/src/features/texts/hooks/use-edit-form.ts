import { getAnalysis, getReadingPage } from '@glossa/contract/reading';
import { updateText } from '@glossa/contract/text-upload';
import { getText } from '@glossa/contract/texts';
import type { Text } from '@glossa/contract/texts';
import type { CallResult } from '@glossa/contract/endpoint';
import { ApiError } from '@glossa/contract/client';
import { useRef, useState } from 'react';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { libraryLists } from '../shelves.ts';

type SavedText = CallResult<typeof updateText>;

// A textarea uses only LF line breaks.
const normalizeLineBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/**
 * Manages the edit form. The content stays in an uncontrolled textarea and is read on save, because re-rendering a book
 * of several megabytes on every keystroke would be too slow.
 */
export function useEditForm(
  text: Text,
  { onSaved, onFailed }: { onSaved: (text: SavedText) => void; onFailed: (error: ApiError) => void },
) {
  const [original] = useState(() => ({
    title: text.title,
    author: text.author,
    source: text.source,
    tags: text.tags.map(({ name }) => name),
    difficulty: text.difficulty,
    grammar_points: text.grammar_points,
  }));
  const form = useContractForm(updateText.body, original);
  const area = useRef<HTMLTextAreaElement>(null);
  const [touched, setTouched] = useState(false);
  const [contentError, setContentError] = useState<string>();
  const save = useEndpointMutation(updateText, {
    meta: { silent: true },
    invalidates: [...libraryLists, getText, getReadingPage, getAnalysis],
    onSuccess: onSaved,
    onError: (error) => {
      if (error.code === 'text_empty') setContentError(errorCodeText(error.code));
      else if (!form.showFieldErrors(error)) onFailed(error);
    },
  });

  const changedContent = (): { content?: string } => {
    const content = area.current?.value ?? text.content;
    return content === normalizeLineBreaks(text.content) ? {} : { content };
  };
  return {
    form,
    area,
    contentError,
    isSaving: save.isPending,
    dirty: touched || JSON.stringify(form.values) !== JSON.stringify(original),
    onInput: () => {
      setTouched(true);
      setContentError(undefined);
    },
    submit: form.submit(({ grammar_points: points, ...values }) => {
      // Don't send unchanged grammar points, so that they are still generated automatically for new content.
      const changedPoints =
        JSON.stringify(points) === JSON.stringify(original.grammar_points) ? {} : { grammar_points: points };
      save.mutate({ params: { id: text.id }, body: { ...values, ...changedPoints, ...changedContent() } });
    }),
  };
}
