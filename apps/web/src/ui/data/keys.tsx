import { Group, Kbd } from '@mantine/core';

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

const caps: Record<string, string> = {
  mod: isApple ? '⌘' : 'Ctrl',
  shift: '⇧',
  alt: isApple ? '⌥' : 'Alt',
  Escape: 'Esc',
  Enter: '↵',
  ' ': '␣',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const capLabel = (key: string): string => caps[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** A trailing plus is the key itself. */
const splitBinding = (binding: string): string[] => binding.split(/\+(?!$)/);

/** Formats a key binding for use in a sentence. */
export const keysText = (binding: string): string => splitBinding(binding).map(capLabel).join(' ');

/** A key binding as key caps. Arrows keep their order in right-to-left scripts. */
export function Keys({ binding }: { binding: string }) {
  return (
    <Group component="span" display="inline-flex" gap={2} wrap="nowrap" dir="ltr">
      {splitBinding(binding).map((key) => (
        <Kbd key={key} size="xs">
          {capLabel(key)}
        </Kbd>
      ))}
    </Group>
  );
}
