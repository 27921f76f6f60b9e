import { pastedTextLimit } from '@glossa/contract/text-upload';
import { Anchor, Button, Group, Text, Textarea } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { toast } from '@/ui/feedback/toast.tsx';
import classes from './text-area-field.module.css';

/**
 * A field for pasting text, with a live counter. Text that is too long can be sent as a file, which has a higher limit.
 */
export function TextAreaField({
  value,
  language,
  error,
  onChange,
  onUseAsFile,
}: {
  value: string;
  language: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onUseAsFile: () => void;
}) {
  const { t } = useTranslation(['texts', 'validation']);
  const sizes = { limit: pastedTextLimit, length: value.length };
  const isTooLong = value.length > pastedTextLimit;
  return (
    <div>
      <Textarea
        label={t('upload.text')}
        placeholder={t('upload.text_placeholder')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={isTooLong ? t('validation:content_too_long', sizes) : error}
        classNames={{ input: classes.input }}
        lang={language}
        dir="auto"
      />
      <Group align="baseline" gap="4px 16px" mt={6}>
        <PasteButton
          onPaste={(pasted) => onChange(value.trim() === '' ? pasted : `${value.trimEnd()}\n\n${pasted}`)}
        />
        {isTooLong && (
          <Anchor component="button" type="button" size="sm" onClick={onUseAsFile}>
            {t('upload.use_as_file')}
          </Anchor>
        )}
        <Text
          component="span"
          className="tabular"
          size="sm"
          ms="auto"
          c={isTooLong ? 'var(--glossa-danger)' : 'dimmed'}
        >
          {t('upload.counter', sizes)}
        </Text>
      </Group>
    </div>
  );
}

function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const { t } = useTranslation('imports');
  const paste = async () => {
    try {
      const text = await readClipboard();
      if (text.trim() === '') toast.error(t('paste.empty'));
      else onPaste(text);
    } catch {
      toast.error(t('paste.refused'));
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconClipboardText size={16} stroke={1.8} />}
      onClick={() => void paste()}
    >
      {t('paste.action')}
    </Button>
  );
}

/**
 * Returns the text on the clipboard; HTML is converted to plain text.
 * @throws {DOMException} when the browser denies access
 */
async function readClipboard(): Promise<string> {
  const text = await navigator.clipboard.readText();
  if (text.trim() !== '') return text;
  const items = await navigator.clipboard.read();
  const formatted = items.find(({ types }) => types.includes('text/html'));
  if (!formatted) return '';
  const html = await (await formatted.getType('text/html')).text();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style').forEach((element) => element.remove());
  for (const block of body.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6, br, tr'))
    block.after('\n\n');
  return body.textContent.replaceAll(/\n{3,}/g, '\n\n').trim();
}
